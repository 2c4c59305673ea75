import Foundation

extension _Graph {
    /// Makes the content of each element. Elements that hold nothing with an identity cost no record.
    @inlinable
    @MainActor public mutating func _forEach<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: (Data.Element) -> ID, canRepeat: Bool, content: (Data.Element) -> Content
    ) {
        let outer = enterForEach(ID.self)
        var ids = ContiguousArray<ID>()
        var isStateless = true
        if let first = data.first { isStateless = content(first)._isStateless }
        let marks = environment.common.marksElements
        if !isStateless || canRepeat || marks {
            ids.reserveCapacity(data.count)
            for element in data { ids.append(id(element)) }
            if canRepeat { complainAboutRepeated(ids) }
        }
        if isStateless {
            var place = 0
            for element in data {
                let mark = last
                Content._make(content(element), &self)
                if marks {
                    markElement(ids[place], since: mark)
                    place += 1
                }
            }
        } else {
            updateForEach(ids)
            for (place, element) in data.enumerated() {
                let scope = enterElement(place)
                let mark = last
                Content._make(content(element), &self)
                if marks { markElement(ids[place], since: mark) }
                leave(scope)
            }
            ordinal = ids.count
        }
        leave(outer)
    }

    @usableFromInline mutating func enterForEach<ID: Hashable>(_: ID.Type) -> _Scope { enter(claim { ForEachRecord<ID>() }) }

    @usableFromInline mutating func updateForEach<ID: Hashable>(_ ids: ContiguousArray<ID>) {
        (record.takeUnretainedValue() as? ForEachRecord<ID>)?.update(ids)
    }

    @usableFromInline mutating func enterElement(_ place: Int) -> _Scope {
        enter(record.takeUnretainedValue().children[place])
    }

    @usableFromInline mutating func markElement<ID: Hashable>(_ id: ID, since mark: Int32) {
        _setTrait(_ElementID.key, AnyHashable(id), since: mark)
    }

    /// Ids that repeat make rows share or lose their state, on iOS too: named once, with the value.
    @usableFromInline mutating func complainAboutRepeated<ID: Hashable>(_ ids: ContiguousArray<ID>) {
        var seen = Set<ID>(minimumCapacity: ids.count)
        for id in ids where !seen.insert(id).inserted {
            _approximate(
                "ForEach", "The id \(String(describing: id).prefix(80)) occurs more than once: iOS does not define what such rows show.")
            return
        }
    }
}

/// The key of an element's id for the container around a `ForEach`; the value is an `AnyHashable`.
public enum _ElementID {
    public static let key = ObjectIdentifier(_ElementID.self)
}
