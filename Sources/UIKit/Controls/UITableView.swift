import Foundation

/// Rows in sections, which a data source gives.
open class UITableView: UIScrollView {
    /// The look of a list.
    public enum Style: Int, Sendable {
        case plain, grouped, insetGrouped
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        case none, top, middle, bottom
    }

    public private(set) var style = Style.plain
    open weak var dataSource: (any UITableViewDataSource)?
    open var rowHeight: CGFloat = UITableView.automaticDimension
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    open var separatorColor: UIColor? = .separator
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    open var tableHeaderView: UIView?
    open var tableFooterView: UIView?
    open var backgroundView: UIView?
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var isEditing = false
    private var selected: IndexPath?
    private var registered: [String: UITableViewCell.Type] = [:]

    /// The height that a row has by its content.
    public nonisolated static let automaticDimension: CGFloat = -1

    public override init() {
        super.init()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public init(frame: CGRect, style: Style) {
        super.init(frame: frame)
        self.style = style
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
    open func numberOfRows(inSection section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { dataSource?.tableView(self, cellForRowAt: indexPath) }
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registered[identifier] = cellClass as? UITableViewCell.Type
    }

    /// A new cell, if its kind was registered. Cells are not used again. A kind of one's own is made with `init(coder:)`, the one
    /// initializer that every kind has to have.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let kind = registered[identifier] else { return nil }
        let isPlain = kind == UITableViewCell.self
        let cell = isPlain ? UITableViewCell(style: .default, reuseIdentifier: identifier) : kind.init(coder: NSCoder())
        cell?.reuseIdentifier = identifier
        return cell
    }

    /// A new cell. Cells are not used again.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        dequeueReusableCell(withIdentifier: identifier) ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func reloadData() {}
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    open func beginUpdates() {}
    open func endUpdates() {}
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updates?()
        completion?(true)
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) { selected = indexPath }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { if selected == indexPath { selected = nil } }
    open var indexPathForSelectedRow: IndexPath? { selected }

    open override class func appearance() -> UITableView { UIAppearanceProxies.proxy(self) { UITableView() } }
}

/// Gives the rows of a list.
@MainActor
public protocol UITableViewDataSource: AnyObject {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    func numberOfSections(in tableView: UITableView) -> Int
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// Told of what is done with the rows of a list.
public protocol UITableViewDelegate: UIScrollViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
}

extension UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { tableView.rowHeight }
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
}

extension IndexPath {
    /// The place of a row.
    public init(row: Int, section: Int) { self = [section, row] }
    /// The place of an item.
    public init(item: Int, section: Int) { self = [section, item] }
    /// The section.
    public var section: Int {
        get { self[0] }
        set { self[0] = newValue }
    }
    /// The row in its section.
    public var row: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
    /// The item in its section.
    public var item: Int {
        get { self[1] }
        set { self[1] = newValue }
    }
}
