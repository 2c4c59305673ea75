import Foundation
import Rendering
import SwiftUICore
import Testing

/// Trees as text and as JSON.
@Suite struct SnapshotTests {
    private let tree = TreeBuilder.screen { builder in
        builder.text("Coins", 16, 20.333, width: 44, meaning(.heading) { $0.headingLevel = 1 })
        builder.group(
            16, 60, 100, 34,
            meaning(.button) {
                $0.label = "Buy"
                $0.value = "3\n\"left\""
                $0.traits = [.disabled, .selected]
                $0.identifier = "buy"
                $0.action = 4
                $0.source = SourceLine(fileID: "App/Shop.swift", line: 12)
            }
        ) {
            $0.shape(
                DisplayShape(
                    path: .rounded(topLeft: 8, topRight: 8, bottomRight: 8, bottomLeft: 8, continuous: true),
                    paint: .color(RGBA(red: 0, green: 122, blue: 255))), 16, 60, 100, 34)
            $0.group(20, 60, 10, 10) { $0.text("Buy", 20, 62, width: 30) }
        }
        builder.image(.symbol(name: "star.fill", paints: [TreeBuilder.black], weight: 400, mirrored: false), 0, 100, 20, 19.5)
        builder.group(0, 120, 10, 10, effect: .opacity(0.5))
    }

    @Test func oneNodeALine() {
        let expected = #"""
            screen 393×852 @3
              heading 1 "Coins" 17/400 #000 (16 20.33 44×20.29)
              button "Buy" value "3\n\"left\"" selected disabled id "buy" tap (16 60 100×34)
                shape rounded 8 #007aff (16 60 100×34)
                text "Buy" 17/400 #000 (20 62 30×20.29)
              image symbol star.fill 400 #000 (0 100 20×19.5)
              group opacity 0.5 (0 120 10×10)

            """#
        #expect(TextTree.text(tree) == expected)
    }

    @Test func detailsCanBeLeftOut() {
        let expected = #"""
            screen 393×852 @3
              heading 1 "Coins"
              button "Buy" value "3\n\"left\"" selected disabled id "buy" tap
                text "Buy"

            """#
        #expect(TextTree.text(tree, detail: []) == expected)
    }

    @Test func notesFollowTheNodes() {
        var tree = DisplayTree(size: CGSize(width: 10, height: 10), scale: 2)
        tree.failures = [Failure(message: "CoinRow\ntrapped")]
        tree.approximations = [Approximation(api: "glassEffect(_:in:)", note: "a material")]
        #expect(TextTree.text(tree) == "screen 10×10 @2\nfailure: CoinRow\\ntrapped\napproximation: glassEffect(_:in:): a material\n")
    }

    @Test func jsonHasAFixedForm() throws {
        let text = String(decoding: JSONTree.json(tree), as: UTF8.self)
        let lines = text.components(separatedBy: "\n")
        #expect(lines[0] == #"{"width":393,"height":852,"scale":3,"nodes":["#)
        #expect(
            lines[2]
                == #"{"n":1,"parent":0,"kind":"text","frame":[16,20.33,44,20.29],"role":"heading","headingLevel":1,"#
                + #""lines":["Coins"],"styles":["17/400 #000"]},"#)
        #expect(
            lines[3]
                == #"{"n":2,"parent":0,"kind":"group","frame":[16,60,100,34],"role":"button","label":"Buy","value":"3\n\"left\"","#
                + #""identifier":"buy","traits":["selected","disabled"],"action":4,"source":"App/Shop.swift:12"},"#)
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect((parsed["nodes"] as? [Any])?.count == tree.nodes.count)
    }

    @Test func jsonMayStandInAScript() throws {
        var tree = TreeBuilder.screen { $0.text("</script><!-- & \u{1}", 0, 0) }
        tree.failures = [Failure(message: "m", mend: "do", source: SourceLine(fileID: "A/B.swift", line: 1))]
        let text = String(decoding: JSONTree.json(tree), as: UTF8.self)
        #expect(!text.contains("<") && !text.contains("&"))
        #expect(text.hasSuffix("\"failures\":[\n{\"message\":\"m\",\"mend\":\"do\",\"source\":\"A/B.swift:1\"}]}\n"))
        let parsed = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let nodes = try #require(parsed["nodes"] as? [[String: Any]])
        #expect(nodes[1]["lines"] as? [String] == ["</script><!-- & \u{1}"])
    }
}
