import Testing
import UIKit

@MainActor
struct UIViewTests {
    @Test func childrenHaveOneParent() {
        let (first, second, child) = (UIView(), UIView(), UILabel())
        first.addSubview(child)
        second.insertSubview(child, at: 0)
        #expect(first.subviews.isEmpty)
        #expect(child.superview === second)
        #expect(child.isDescendant(of: second))
        child.removeFromSuperview()
        #expect(second.subviews.isEmpty)
    }

    @Test func framesAndCentresAgree() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.center == CGPoint(x: 25, y: 40))
        view.center = CGPoint(x: 15, y: 20)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        let child = UIView(frame: CGRect(x: 5, y: 5, width: 1, height: 1))
        view.frame.origin = CGPoint(x: 100, y: 0)
        view.addSubview(child)
        #expect(child.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 106, y: 6))
    }

    @Test func constraintsRememberWhatTheyTie() {
        let (view, child) = (UIView(), UIView())
        view.addSubview(child)
        let rules = [
            child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            child.widthAnchor.constraint(equalToConstant: 44),
            child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
        ]
        NSLayoutConstraint.activate(rules)
        #expect(rules.map(\.isActive) == [true, true, true])
        #expect(rules[0].firstAttribute == .top)
        #expect(rules[0].constant == 8)
        #expect(rules[2].multiplier == 0.5)
        #expect(rules[2].secondItem === child)
    }

    @Test func actionsRunUnlessTheControlIsOff() {
        var presses = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in presses += 1 })
        #expect(button.currentTitle == "Save")
        button.sendActions(for: .touchUpInside)
        button.isEnabled = false
        button.sendActions(for: .touchUpInside)
        #expect(presses == 1)
    }

    @Test func tablesAskTheirSource() {
        final class Source: UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 21 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let (table, source) = (UITableView(frame: .zero, style: .insetGrouped), Source())
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = source
        #expect(table.numberOfRows(inSection: 0) == 21)
        #expect(table.cellForRow(at: IndexPath(row: 20, section: 0))?.textLabel?.text == "Row 20")
    }

    @Test func appearancesAreKeptForEachClass() {
        UITableView.appearance().backgroundColor = .clear
        UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(UITableView.appearance().backgroundColor == .clear)
        #expect(UITextView.appearance().backgroundColor == nil)
        UITableView.appearance().backgroundColor = nil
    }

    @Test func theDeviceIsTheSameOnEveryHost() {
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(UIDevice.current.userInterfaceIdiom == .phone)
        #expect(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow?.safeAreaInsets.top == 59)
        var opened: Bool?
        if let url = URL(string: "https://example.com") { UIApplication.shared.open(url) { opened = $0 } }
        #expect(opened == false)
        UIPasteboard.general.string = "copied"
        #expect(UIPasteboard.general.hasStrings)
    }

    @Test func cornersOfAPathRoundOneByOne() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft], cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 38, y: 38)))
        #expect(path.contains(CGPoint(x: 38, y: 2)))
        let arc = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(arc.bounds.minY > -1e-9)
    }
}
