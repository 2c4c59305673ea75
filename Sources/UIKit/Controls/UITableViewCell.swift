import Foundation

/// A row of a list.
open class UITableViewCell: UIView {
    /// The texts of a row.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }

    /// The line below a row.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    /// The look of a chosen row.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }

    /// The sign at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public internal(set) var reuseIdentifier: String?
    open lazy var textLabel: UILabel? = UILabel()
    open lazy var detailTextLabel: UILabel? = UILabel()
    open lazy var imageView: UIImageView? = UIImageView()
    open lazy var contentView = UIView()
    open var backgroundView: UIView?
    open var selectedBackgroundView: UIView?
    open var accessoryType = AccessoryType.none
    open var accessoryView: UIView?
    open var selectionStyle = SelectionStyle.default
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var isSelected = false
    open var isHighlighted = false

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    open func prepareForReuse() {}

    open override class func appearance() -> UITableViewCell {
        UIAppearanceProxies.proxy(self) { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
}
