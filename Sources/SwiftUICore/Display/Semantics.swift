import Foundation

/// What a node means to a person who cannot see it, to a test and to a click.
public struct Semantics: Hashable, Sendable {
    /// ARIA's and the HTML specification's roles that the product uses.
    public enum Role: UInt8, Sendable {
        case none, button, link, heading, list, listItem, toggle, slider, stepper, progress, image, textField, secureField, searchField
        case textEditor, picker, tab, tabList, navigationBar, toolbar, dialog, alert, menu, menuItem, group, scrollArea, datePicker, gauge
        case colorPicker, disclosure, cell, table
    }

    /// Yes-or-no facts, as in `AccessibilityTraits`.
    public struct Traits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let selected = Traits(rawValue: 1 << 0)
        public static let disabled = Traits(rawValue: 1 << 1)
        public static let hidden = Traits(rawValue: 1 << 2)
        public static let header = Traits(rawValue: 1 << 3)
        public static let modal = Traits(rawValue: 1 << 4)
        public static let updatesFrequently = Traits(rawValue: 1 << 5)
        public static let staticText = Traits(rawValue: 1 << 6)
        public static let summary = Traits(rawValue: 1 << 7)
        public static let startsMedia = Traits(rawValue: 1 << 8)
        public static let expanded = Traits(rawValue: 1 << 9)
        public static let collapsed = Traits(rawValue: 1 << 10)
        public static let on = Traits(rawValue: 1 << 11)
        public static let mixed = Traits(rawValue: 1 << 12)
        public static let destructive = Traits(rawValue: 1 << 13)
        /// Cannot be tapped: it lies under a sheet or an alert, or hit testing is off.
        public static let inert = Traits(rawValue: 1 << 14)
        /// The children speak as one element with this label.
        public static let combined = Traits(rawValue: 1 << 15)
        /// Takes no part for assistive technology, but is drawn (`accessibilityHidden`).
        public static let decorative = Traits(rawValue: 1 << 16)
    }

    public var role: Role
    public var traits: Traits = []
    public var label: String?
    public var value: String?
    public var hint: String?
    public var identifier: String?
    /// Heading level 1...6; 0 where it is none.
    public var headingLevel: Int8 = 0
    /// Range and current value of a slider, gauge, stepper or progress bar; NaN where unknown.
    public var minimum: Double = .nan
    public var maximum: Double = .nan
    public var current: Double = .nan
    /// Target of a link.
    public var url: String?
    /// Number of the action that a tap performs (`ViewGraph.perform`); -1 where a tap does nothing.
    public var action: Int32 = -1
    /// The line of Swift that made it.
    public var source: SourceLine?

    public init(role: Role) { self.role = role }
}

/// A place in Swift source: module and file as `#fileID` gives them, never a path of the host.
public struct SourceLine: Hashable, Sendable, Comparable {
    /// `Module/File.swift`.
    public var fileID: String
    public var line: Int

    public init(fileID: String, line: Int) {
        self.fileID = fileID
        self.line = line
    }

    public static func < (a: SourceLine, b: SourceLine) -> Bool { (a.fileID, a.line) < (b.fileID, b.line) }
}

/// Something that compiled and is not drawn as iOS draws it.
public struct Approximation: Hashable, Sendable {
    /// Apple's name with labels, such as `glassEffect(_:in:)`.
    public var api: String
    /// What is drawn instead.
    public var note: String
    public var source: SourceLine?

    public init(api: String, note: String, source: SourceLine? = nil) {
        self.api = api
        self.note = note
        self.source = source
    }
}

/// Something that could not be drawn.
public struct Failure: Hashable, Sendable {
    /// What went wrong, in one sentence that names the view.
    public var message: String
    /// How to mend it, where that is known.
    public var mend: String?
    public var source: SourceLine?

    public init(message: String, mend: String? = nil, source: SourceLine? = nil) {
        self.message = message
        self.mend = mend
        self.source = source
    }
}
