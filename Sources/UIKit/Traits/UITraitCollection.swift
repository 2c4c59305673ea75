import Foundation
import SwiftUICore

/// What the surroundings say of an interface: light or dark, sizes, contrast.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    struct Traits: Equatable {
        var style = UIUserInterfaceStyle.unspecified
        var idiom = UIUserInterfaceIdiom.unspecified
        var scale: CGFloat = 0
        var horizontal = UIUserInterfaceSizeClass.unspecified
        var vertical = UIUserInterfaceSizeClass.unspecified
        var category = UIContentSizeCategory.unspecified
        var contrast = UIAccessibilityContrast.unspecified
        var level = UIUserInterfaceLevel.unspecified
        var direction = UITraitEnvironmentLayoutDirection.unspecified
        var design: SwiftUICore.Design?
    }

    let traits: Traits

    init(traits: Traits) {
        self.traits = traits
    }

    /// Traits of which none is specified.
    public override init() {
        traits = Traits()
    }

    /// Traits of which only the style is specified.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(traits: Traits(style: userInterfaceStyle))
    }

    /// Traits of which only the device is specified.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(traits: Traits(idiom: idiom))
    }

    /// Traits of which only the pixels per point are specified.
    public convenience init(displayScale scale: CGFloat) {
        self.init(traits: Traits(scale: scale))
    }

    /// Traits of which only the horizontal room is specified.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(traits: Traits(horizontal: horizontalSizeClass))
    }

    /// Traits of which only the vertical room is specified.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(traits: Traits(vertical: verticalSizeClass))
    }

    /// Traits of which only the size of type is specified.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(traits: Traits(category: preferredContentSizeCategory))
    }

    /// Traits of which only the contrast is specified.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(traits: Traits(contrast: accessibilityContrast))
    }

    /// Traits of which only the level is specified.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(traits: Traits(level: userInterfaceLevel))
    }

    /// Traits of which only the direction is specified.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(traits: Traits(direction: layoutDirection))
    }

    /// The traits of several collections; a later one wins.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var all = Traits()
        for other in collections.map(\.traits) {
            if other.style != .unspecified { all.style = other.style }
            if other.idiom != .unspecified { all.idiom = other.idiom }
            if other.scale != 0 { all.scale = other.scale }
            if other.horizontal != .unspecified { all.horizontal = other.horizontal }
            if other.vertical != .unspecified { all.vertical = other.vertical }
            if other.category != .unspecified { all.category = other.category }
            if other.contrast != .unspecified { all.contrast = other.contrast }
            if other.level != .unspecified { all.level = other.level }
            if other.direction != .unspecified { all.direction = other.direction }
            if other.design != nil { all.design = other.design }
        }
        self.init(traits: all)
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { traits.style }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom }
    /// Pixels per point; 0 when unspecified.
    public var displayScale: CGFloat { traits.scale }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.category }
    public var accessibilityContrast: UIAccessibilityContrast { traits.contrast }
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.level }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction }

    /// Whether colours may look different with other traits.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        traits.style != other?.traits.style || traits.contrast != other?.traits.contrast || traits.level != other?.traits.level
    }

    /// Runs `actions` with these traits as the current ones.
    public func performAsCurrent(_ actions: () -> Void) {
        let old = Self.current
        Self.current = self
        actions()
        Self.current = old
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.traits == traits
    }

    public override var hash: Int { traits.style.rawValue &+ traits.category.hashValue }
}

extension UITraitCollection {
    private static let currentKey = "Vitrine.UITraitCollection.current"

    /// The traits of an iPhone in light mode at the standard size of type.
    private static let standard = UITraitCollection(
        traits: Traits(
            style: .light, idiom: .phone, scale: 3, horizontal: .compact, vertical: .regular, category: .large,
            contrast: .normal, level: .base, direction: .leftToRight))

    /// The traits that count on this thread.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? standard }
        set { Thread.current.threadDictionary[currentKey] = newValue }
    }
}

extension UITraitCollection {
    /// The traits of an environment of SwiftUI.
    public convenience init(_environment values: EnvironmentValues) {
        self.init(
            traits: Traits(
                style: values.colorScheme == .dark ? .dark : .light, idiom: .phone, scale: values.displayScale,
                horizontal: values.horizontalSizeClass == .regular ? .regular : .compact,
                vertical: values.verticalSizeClass == .compact ? .compact : .regular,
                category: UIContentSizeCategory(values.dynamicTypeSize),
                contrast: values.colorSchemeContrast == .increased ? .high : .normal,
                level: values._isElevated ? .elevated : .base,
                direction: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight, design: values._design))
    }

    /// An environment of SwiftUI with these traits; what is unspecified is as on a new iPhone.
    public var _environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = traits.style == .dark ? .dark : .light
        values._colorSchemeContrast = traits.contrast == .high ? .increased : .standard
        values._isElevated = traits.level == .elevated
        values.dynamicTypeSize = traits.category._dynamicTypeSize
        if let design = traits.design { values._design = design }
        return values
    }
}
