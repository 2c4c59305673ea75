import Foundation

extension NotificationCenter {
    /// Sends the notifications of one name.
    public struct Publisher: Combine.Publisher, Equatable {
        public typealias Output = Notification
        public typealias Failure = Never

        /// The centre.
        public let center: NotificationCenter
        /// The name.
        public let name: Notification.Name
        /// The sender; nil for any.
        public let object: AnyObject?

        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Notification {
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let sender = subject
            let token = center.addObserver(forName: name, object: object, queue: nil) { sender.send($0) }
            let center = center
            subject.subscribe(
                Tap(subscriber, events: TapEvents(onCancel: { center.removeObserver(token) })))
        }

        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }

    /// A publisher of the notifications of one name, from one sender or any.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
