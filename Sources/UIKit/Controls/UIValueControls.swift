import Foundation

/// On or off. 51 by 31 points before iOS 26, measured.
open class UISwitch: UIControl {
    open var isOn = false
    open var onTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    open override class func appearance() -> UISwitch { UIAppearanceProxies.proxy(self) { UISwitch() } }
}

/// A number between two others.
open class UISlider: UIControl {
    open var value: Float = 0
    open var minimumValue: Float = 0
    open var maximumValue: Float = 1
    open var isContinuous = true
    open var minimumTrackTintColor: UIColor?
    open var maximumTrackTintColor: UIColor?
    open var thumbTintColor: UIColor?
    open func setValue(_ value: Float, animated: Bool) { self.value = min(max(value, minimumValue), maximumValue) }
    open func setThumbImage(_ image: UIImage?, for state: State) {}

    open override class func appearance() -> UISlider { UIAppearanceProxies.proxy(self) { UISlider() } }
}

/// A number that goes up and down by steps. 94 by 32 points, measured.
open class UIStepper: UIControl {
    open var value = 0.0
    open var minimumValue = 0.0
    open var maximumValue = 100.0
    open var stepValue = 1.0
    open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
}

/// One of several segments. 32 points high, measured.
open class UISegmentedControl: UIControl {
    /// No segment.
    public nonisolated static let noSegment = -1

    open var selectedSegmentIndex = -1
    open var selectedSegmentTintColor: UIColor?
    open private(set) var _titles: [String] = []

    public override init() {
        super.init()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(items: [Any]?) {
        super.init()
        _titles = (items ?? []).map { $0 as? String ?? "" }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfSegments: Int { _titles.count }
    open func titleForSegment(at segment: Int) -> String? { _titles.indices.contains(segment) ? _titles[segment] : nil }
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        _titles.insert(title ?? "", at: min(segment, _titles.count))
    }
    open func removeAllSegments() { _titles = [] }
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {}
    open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {}

    open override class func appearance() -> UISegmentedControl { UIAppearanceProxies.proxy(self) { UISegmentedControl() } }
}

/// Dots for pages.
open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var hidesForSinglePage = false
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?

    open override class func appearance() -> UIPageControl { UIAppearanceProxies.proxy(self) { UIPageControl() } }
}

/// A date.
open class UIDatePicker: UIControl {
    /// The parts that are chosen.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    /// The look of the control.
    public enum PreferredStyle: Int, Sendable {
        case automatic, wheels, compact, inline
    }

    open var date = Date()
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = PreferredStyle.automatic
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0

    open override class func appearance() -> UIDatePicker { UIAppearanceProxies.proxy(self) { UIDatePicker() } }
}
