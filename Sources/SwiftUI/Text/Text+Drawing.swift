extension Text {
    /// The general way: pieces in several styles, changed cases, pictures in the line, redacted text.
    @MainActor @usableFromInline func makeContent(_ graph: inout _Graph) {
        let mark = graph._mark
        let fragments = fragments(in: graph.environment)
        if graph.environment._redaction & RedactionReasons.hidesText != 0 {
            makeRedacted(fragments, &graph)
        } else if fragments.contains(where: { $0.image != nil }) {
            makeLine(fragments, &graph)
        } else {
            graph.addText(fragments)
        }
        if let style = own.foreground?._within(graph.environment) ?? graph.environment._foregroundStyle {
            graph._wrapStyleEffects(style, since: mark)
        }
    }

    /// Pictures stand in a row with the pieces of text.
    @MainActor private func makeLine(_ fragments: [TextFragment], _ graph: inout _Graph) {
        if fragments.count > 1 {
            graph._approximate("Text(_: Image)", "pictures and pieces of text stand in a row and do not wrap together")
        }
        graph._addStack(.horizontal, spacing: 0, alignment: VerticalAlignment.firstTextBaseline.key) { graph in
            var run: [TextFragment] = []
            for fragment in fragments {
                guard let image = fragment.image else {
                    run.append(fragment)
                    continue
                }
                if !run.isEmpty { graph.addText(run) }
                run = []
                let saved = graph.environment
                graph.apply(fragment.attributes)
                Image._make(image, &graph)
                graph.environment = saved
            }
            if !run.isEmpty { graph.addText(run) }
        }
    }

    /// A bar as large as the text.
    @MainActor private func makeRedacted(_ fragments: [TextFragment], _ graph: inout _Graph) {
        let mark = graph._mark
        graph.addText(fragments.map { TextFragment(string: $0.string, attributes: $0.attributes) })
        graph._hide(since: mark)
        graph._wrapBackground(alignment: .center, since: mark) { graph in
            // Radius and fill are estimates.
            var form = _ShapeForm(.rounded)
            form.radii = (4, 4, 4, 4)
            graph._addShape(form, paint: graph._paint(_StyleReference(Color(_system: .fill))))
        }
    }
}

extension _Graph {
    /// Sets the environment to what a text's own modifiers say, for a picture in its line.
    mutating func apply(_ attributes: _TextAttributes) {
        if attributes.given.contains(.font) { environment.font = attributes.font }
        if attributes.given.contains(.weight) { environment._fontWeight = attributes.weight }
        if let foreground = attributes.foreground {
            environment._foregroundStyle = foreground._within(environment)
        }
    }

    /// Adds one text of several pieces.
    mutating func addText(_ fragments: [TextFragment]) {
        let pieces = fragments.filter { !$0.string.isEmpty }.map { fragment in
            _TextPiece(string: environment.cased(fragment.string), style: style(of: fragment))
        }
        if pieces.count > 1 || pieces.contains(where: { $0.style.link != nil }) {
            _addText(pieces)
            return
        }
        let drawn = pieces.first?.style ?? style(of: TextFragment(string: "", attributes: _TextAttributes()))
        let saved = environment
        environment._kerning = drawn.kerning
        environment._tracking = 0
        environment._baselineOffset = drawn.baselineOffset
        environment._underline = drawn.underline
        environment._strikethrough = drawn.strikethrough
        _addText(pieces.first?.string ?? "", font: drawn.font, paint: drawn.paint)
        environment = saved
    }

    private mutating func style(of fragment: TextFragment) -> DisplayTextStyle {
        let own = fragment.attributes
        var font = environment._resolvedFont(own.font)
        if let weight = own.weight { font.weight = weight.value }
        if own.given.contains(.italic) {
            if own.italic { font.traits.insert(.italic) } else { font.traits.remove(.italic) }
        }
        switch own.design {
        case nil: break
        case .default?: font.traits.subtract([.serif, .rounded, .monospaced])
        case .serif?: font.traits.insert(.serif)
        case .rounded?: font.traits.insert(.rounded)
        case .monospaced?: font.traits.insert(.monospaced)
        }
        if own.given.contains(.monospacedDigit) { font.traits.insert(.monospacedDigit) }
        if own.scale != 1 {
            font.size *= own.scale
            font.leading *= own.scale
        }
        if font.traits.contains(.custom) { noteCustomFont(own.font) }
        var style = DisplayTextStyle(font: font, paint: paint(of: fragment))
        let kerning = own.given.contains(.kerning) ? own.kerning : environment._kerning
        // Tracking wins over kerning where both are given.
        let tracking = own.given.contains(.tracking) ? own.tracking : environment._tracking
        style.kerning = tracking != 0 ? tracking : kerning
        style.baselineOffset = own.given.contains(.baselineOffset) ? own.baselineOffset : environment._baselineOffset
        style.underline = own.given.contains(.underline) ? own.underline : environment._underline
        style.strikethrough = own.given.contains(.strikethrough) ? own.strikethrough : environment._strikethrough
        style.link = fragment.link
        return style
    }

    private mutating func paint(of fragment: TextFragment) -> DisplayPaint {
        if let foreground = fragment.attributes.foreground { return _paint(foreground._within(environment)) }
        return fragment.link == nil ? _foregroundPaint() : _paint(_StyleReference(.accentColor))
    }
}

extension EnvironmentValues {
    /// A string in the case that `textCase(_:)` set.
    func cased(_ string: String) -> String {
        switch _textCase {
        case 1: string.uppercased()
        case 2: string.lowercased()
        default: string
        }
    }
}
