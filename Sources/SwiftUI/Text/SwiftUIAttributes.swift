extension AttributeScopes {
    /// The attributes that `Text` draws.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>) -> T { self[T.self] }
}

extension AttributeScopes.SwiftUIAttributes {
    public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
    }
    /// In points.
    public enum KerningAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
    }
    /// In points.
    public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
    }
    /// In points.
    public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
    }
}

extension AttributedString {
    func addFragments(to result: inout [TextFragment], outer: _TextAttributes) {
        for run in runs {
            var own = _TextAttributes()
            if let font = run.font {
                own.given.insert(.font)
                own.font = font
            }
            if let color = run.foregroundColor {
                own.given.insert(.foreground)
                own.foreground = _StyleReference(color)
            }
            if run.underlineStyle != nil {
                own.given.insert(.underline)
                own.underline = true
            }
            if run.strikethroughStyle != nil {
                own.given.insert(.strikethrough)
                own.strikethrough = true
            }
            if let kerning = run.kern {
                own.given.insert(.kerning)
                own.kerning = kerning
            }
            if let tracking = run.tracking {
                own.given.insert(.tracking)
                own.tracking = tracking
            }
            if let offset = run.baselineOffset {
                own.given.insert(.baselineOffset)
                own.baselineOffset = offset
            }
            own.addIntent(run.inlinePresentationIntent)
            result.append(
                TextFragment(
                    string: String(self[run.range].characters), attributes: own.over(outer), link: run.link?.absoluteString))
        }
    }
}
