extension Image: _PrimitiveView {
    public static func _make(_ view: __owned Image, _ graph: inout _Graph) {
        let mark = graph._mark
        if graph.environment._redaction & RedactionReasons.hidesText != 0 {
            graph.addRedactedImage(size: view.isResizable ? nil : view.naturalSize(in: graph.environment))
            return
        }
        switch view.source {
        case .symbol(let name, _): view.makeSymbol(name, &graph)
        case .named(let name):
            graph._approximate(
                "Image(_:)", "The picture “\(name.prefix(80))” was not found: a box with its name stands for it.")
            graph._addImage(
                .placeholder(name: name), size: view.naturalSize(in: graph.environment), baseline: nil, isResizable: view.isResizable)
        case .data(let data): view.makeData(data, &graph)
        }
        if let style = graph.environment._foregroundStyle { graph._wrapStyleEffects(style, since: mark) }
        var semantics = Semantics(role: .image)
        if view.isDecorative { semantics.traits.insert(.decorative) } else { semantics.label = view.spokenLabel(in: graph.environment) }
        graph._wrapSemantics(semantics, since: mark)
    }
    nonisolated public var _isStateless: Bool { true }

    /// What a screen reader says: the label that was given, else the words of the name.
    private func spokenLabel(in environment: EnvironmentValues) -> String? {
        if let label { return label.plainString(in: environment) }
        switch source {
        case .symbol(let name, _): return name.replacing(".", with: " ")
        case .named(let name): return name
        case .data: return nil
        }
    }

    /// Size in points of a picture that is not resizable. A picture that was not found is taken to be 100 points wide and high.
    private func naturalSize(in environment: EnvironmentValues) -> CGSize {
        switch source {
        case .symbol(let name, _): SymbolPlace(symbolName(name, in: environment), in: environment).size
        case .named: CGSize(width: 100, height: 100)
        case .data(let data): data.size
        }
    }

    private func symbolName(_ name: String, in environment: EnvironmentValues) -> String { environment.symbolVariants.name(of: name) }

    private func makeSymbol(_ name: String, _ graph: inout _Graph) {
        let name = symbolName(name, in: graph.environment)
        let place = SymbolPlace(name, in: graph.environment)
        switch Symbols.resolve(name) {
        // In the words of the writer, so that the page says it once.
        case nil:
            graph._approximate("Image(systemName:)", "There is no drawing of “\(name.prefix(80))”: a box with its name stands for it.")
        case .some(let found) where found.isNear:
            graph._approximate("Image(systemName:)", "“\(name.prefix(80))” is drawn as “\(found.name)”.")
        default: break
        }
        let image = DisplayImage.symbol(
            name: name, paints: symbolPaints(&graph), weight: place.weight,
            mirrored: place.mirrors && graph.environment.layoutDirection == .rightToLeft)
        graph._addImage(image, size: place.size, baseline: place.baseline, isResizable: isResizable)
    }

    /// A paint for each level of the symbol's layers; one where all layers have the same.
    private func symbolPaints(_ graph: inout _Graph) -> [DisplayPaint] {
        let levels = graph.environment._foregroundLevels
        let mode = symbolRendering ?? graph.environment.symbolRenderingMode
        if mode?.kind == .multicolor {
            graph._approximate("SymbolRenderingMode.multicolor", "drawn as hierarchical: the symbols have no colours of their own")
        }
        switch mode?.kind {
        case .monochrome: return [graph._foregroundPaint()]
        case .hierarchical, .multicolor: return (0...2).map { graph._foregroundPaint(level: UInt8($0)) }
        case .palette, nil:
            guard let levels else { return [graph._foregroundPaint()] }
            return levels.map { graph._paint($0) }
        }
    }

    private func makeData(_ data: ImageData, _ graph: inout _Graph) {
        let isTemplate = rendering == .template
        graph._addImage(
            .bitmap(mediaType: data.mediaType, bytes: data.bytes, isTemplate: isTemplate, paint: graph._foregroundPaint()), size: data.size,
            baseline: nil, isResizable: isResizable)
    }
}

/// Size and place of a symbol beside text.
struct SymbolPlace {
    var size: CGSize
    var baseline: Double
    var weight: Int16
    var mirrors: Bool

    init(_ name: String, in environment: EnvironmentValues) {
        let font = environment._resolvedFont()
        let scale: SymbolScale = environment._imageScale == 0 ? .small : (environment._imageScale == 2 ? .large : .medium)
        let em = font.size * scale.factor
        weight = font.weight
        let symbolWeight = SymbolWeight(rawValue: min(max((Int(font.weight) + 50) / 100 - 1, 0), 8)) ?? .regular
        if let drawing = Symbols.drawing(named: name, weight: symbolWeight) {
            size = CGSize(width: drawing.width * em, height: drawing.height * em)
            baseline = drawing.baseline * em
            mirrors = drawing.mirrorsInRTL
        } else {
            // A symbol that is not known is taken to be as large as a circle (estimate: 1.2 em).
            size = CGSize(width: 1.2 * em, height: 1.2 * em)
            baseline = (0.6 + 0.705 / 2) * em
            mirrors = false
        }
        // Larger and smaller scales stay centred on the capitals of the text.
        baseline += 0.705 / 2 * (font.size - em)
    }
}

extension _Graph {
    /// A fill as large as a picture; as large as its room where the picture is resizable.
    mutating func addRedactedImage(size: CGSize?) {
        let mark = _mark
        _addShape(_ShapeForm(.rectangle), paint: _paint(_StyleReference(Color(_system: .fill))))
        if let size { _wrapFrame(width: size.width, height: size.height, alignment: .center, since: mark) }
    }
}
