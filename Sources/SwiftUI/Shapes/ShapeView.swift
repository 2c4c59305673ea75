/// A view that draws a shape with a style; more fills and strokes can be drawn over it.
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}

/// A shape filled with a style.
@frozen public struct _ShapeView<Content: Shape, Style: ShapeStyle> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle

    @inlinable public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }
}

extension _ShapeView: _PrimitiveView, ShapeView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let style = view.style._reference(in: graph.environment)
        view.shape._draw(paint: graph._paint(style), fillStyle: view.fillStyle, &graph)
        graph._wrapStyleEffects(style, since: mark)
    }
    nonisolated public var _isStateless: Bool { true }
}

/// A shape filled over a view of the same shape.
@frozen public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background

    @inlinable public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }
}

extension FillShapeView: _PrimitiveView, ShapeView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        _ShapeView._make(_ShapeView(shape: view.shape, style: view.style, fillStyle: view.fillStyle), &graph)
        if Background.self == EmptyView.self { return }
        graph._wrapBackground(alignment: .center, since: mark) { Background._make(view.background, &$0) }
    }
    nonisolated public var _isStateless: Bool { background._isStateless }
}

/// A shape stroked over a view of the same shape.
@frozen public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    @inlinable public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeShapeView: _PrimitiveView, ShapeView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let mark = graph._mark
        let style = view.style._reference(in: graph.environment)
        let form = view.shape._form(isRightToLeft: graph.environment.layoutDirection == .rightToLeft)
        graph._addShape(form, paint: graph._paint(style), stroke: view.strokeStyle.stroke)
        graph._wrapStyleEffects(style, since: mark)
        if Background.self == EmptyView.self { return }
        graph._wrapBackground(alignment: .center, since: mark) { Background._make(view.background, &$0) }
    }
    nonisolated public var _isStateless: Bool { background._isStateless }
}

/// A shape whose stroke lies inside of it, over a view of the same shape.
@frozen public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View> {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background

    @inlinable public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }
}

extension StrokeBorderShapeView: _PrimitiveView, ShapeView {
    public static func _make(_ view: __owned Self, _ graph: inout _Graph) {
        let inner = view.shape.inset(by: view.strokeStyle.lineWidth / 2)
        typealias Stroked = StrokeShapeView<Content.InsetShape, Style, Background>
        Stroked._make(
            Stroked(
                shape: inner, style: view.style, strokeStyle: view.strokeStyle, isAntialiased: view.isAntialiased,
                background: view.background), &graph)
    }
    nonisolated public var _isStateless: Bool { background._isStateless }
}
