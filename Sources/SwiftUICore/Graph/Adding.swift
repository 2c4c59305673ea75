import Foundation

// What the views of the SwiftUI room make nodes with. `mark` is `_mark` from before the modified content was made.

extension _Graph {
    @inlinable
    public mutating func _addStack(_ axis: Axis, spacing: CGFloat?, alignment: AlignmentKey, children: (inout _Graph) -> Void) {
        container(
            axis == .horizontal ? .hstack : .vstack, params: store(StackParameters(spacing: spacing ?? .nan, alignment: alignment)),
            axis: axis == .horizontal ? 1 : 2, children: children)
    }

    @inlinable
    public mutating func _addZStack(alignment: Alignment, children: (inout _Graph) -> Void) {
        container(.zstack, params: store(ZStackParameters(alignment: alignment)), children: children)
    }

    @inlinable
    public mutating func _addSpacer(minLength: CGFloat?) {
        _ = append(.spacer, params: store(SpacerParameters(minLength: minLength ?? .nan)), flags: axisFlags.union(.isSpacer))
    }

    public mutating func _addDivider() {
        let paint = DisplayPaint.color(Color(_system: .separator).rgba(in: environment))
        _ = append(.divider, params: store(ShapeParameters(outline: .rectangle, paint: paint)), flags: axisFlags)
    }

    @usableFromInline var axisFlags: NodeFlags { stackAxis == 1 ? .inHStack : (stackAxis == 2 ? .inVStack : []) }

    public mutating func _addScroll(_ axes: Axis.Set, showsIndicators: Bool, content: (inout _Graph) -> Void) {
        let parameters = ScrollParameters(
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical), showsIndicators: showsIndicators)
        container(.scroll, params: store(parameters)) { graph in
            // Several views stand in a column (a row where only the horizontal axis scrolls), as in the system.
            let mark = graph.last
            content(&graph)
            let first = mark < 0 ? graph.nodes[Int(graph.parent)].first : graph.nodes[Int(mark)].next
            guard first >= 0, graph.nodes[Int(first)].next >= 0 else { return }
            let stack = StackParameters(spacing: .nan, alignment: HorizontalAlignment.center.key)
            graph.gather(since: mark, .vstack, params: graph.store(stack))
        }
    }

    /// Puts all nodes made since `mark` into one container.
    mutating func gather(since mark: Int32, _ kind: NodeKind, params: Int32) {
        let first = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        let holder = newNode(kind, params: params)
        nodes[Int(holder)].first = first
        var child = first
        while child >= 0 {
            nodes[Int(child)].parent = holder
            child = nodes[Int(child)].next
        }
        if mark < 0 { nodes[Int(parent)].first = holder } else { nodes[Int(mark)].next = holder }
        last = holder
        if environment.common.isRightToLeft { nodes[Int(holder)].flags.insert(.isRightToLeft) }
    }

    public mutating func _addViewThatFits(_ axes: Axis.Set, children: (inout _Graph) -> Void) {
        container(
            .viewThatFits,
            params: store(ViewThatFitsParameters(horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))),
            children: children)
    }

    /// A filled or stroked outline; `outline` for outlines that are not built in.
    @usableFromInline
    mutating func addShape(_ parameters: ShapeParameters, flags: NodeFlags = []) {
        _ = append(.shape, params: store(parameters), flags: flags)
    }

    public mutating func _addImage(_ image: DisplayImage, size: CGSize, baseline: CGFloat?, isResizable: Bool) {
        let object = keep(ImageBox(image))
        let parameters = ImageParameters(
            width: size.width, height: size.height, isResizable: isResizable, baseline: baseline ?? .nan, object: object)
        _ = append(.image, params: store(parameters), flags: isResizable ? [] : [.rigidWidth, .rigidHeight])
    }

    public mutating func _addField(_ field: DisplayField) {
        let index = keep(FieldBox(field))
        _ = append(.field, params: store(IndexParameters(index)), flags: field.isMultiline ? [] : .rigidHeight)
    }

    // MARK: Wrapping

    @inlinable
    public mutating func _wrapPadding(_ insets: EdgeInsets, since mark: Int32) {
        wrap(since: mark, .padding, params: store(PaddingParameters(insets, isRightToLeft: environment.common.isRightToLeft)))
    }

    @inlinable
    public mutating func _wrapFrame(width: CGFloat?, height: CGFloat?, alignment: Alignment, since mark: Int32) {
        var flags: NodeFlags = []
        if width != nil { flags.insert(.rigidWidth) }
        if height != nil { flags.insert(.rigidHeight) }
        let parameters = FrameParameters(
            width: width ?? .nan, height: height ?? .nan, alignment: alignment, isRightToLeft: environment.common.isRightToLeft)
        if width == nil || height == nil { flags.formUnion([.heightFollowsWidth, .widthFollowsHeight]) }
        wrap(since: mark, .frame, params: store(parameters), flags: flags)
    }

    @inlinable
    public mutating func _wrapFlexFrame(
        minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?, maxHeight: CGFloat?,
        alignment: Alignment, since mark: Int32
    ) {
        let parameters = FlexFrameParameters(
            minWidth: minWidth ?? .nan, idealWidth: idealWidth ?? .nan, maxWidth: maxWidth ?? .nan, minHeight: minHeight ?? .nan,
            idealHeight: idealHeight ?? .nan, maxHeight: maxHeight ?? .nan, alignment: alignment,
            isRightToLeft: environment.common.isRightToLeft)
        wrap(since: mark, .flexFrame, params: store(parameters))
    }

    public mutating func _wrapFixedSize(horizontal: Bool, vertical: Bool, since mark: Int32) {
        wrap(since: mark, .fixedSize, params: store(FixedSizeParameters(horizontal: horizontal, vertical: vertical)))
    }

    public mutating func _wrapAspectRatio(_ ratio: CGFloat?, fills: Bool, since mark: Int32) {
        wrap(since: mark, .aspectRatio, params: store(AspectRatioParameters(ratio: ratio ?? .nan, fills: fills)))
    }

    public mutating func _wrapOffset(x: CGFloat, y: CGFloat, since mark: Int32) {
        let x = environment.common.isRightToLeft ? -x : x
        wrap(since: mark, .offset, params: store(PointParameters(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)))
    }

    public mutating func _wrapPosition(x: CGFloat, y: CGFloat, since mark: Int32) {
        wrap(since: mark, .position, params: store(PointParameters(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)))
    }

    @inlinable
    public mutating func _wrapBackground(
        alignment: Alignment, ignoringSafeArea edges: Edge.Set = [], since mark: Int32, layer: @escaping (inout _Graph) -> Void
    ) {
        let parameters = LayerParameters(
            alignment: alignment, isRightToLeft: environment.common.isRightToLeft, ignoredEdges: edges)
        wrap(since: mark, .background, params: store(parameters), layer: layer)
    }

    @inlinable
    public mutating func _wrapOverlay(
        alignment: Alignment, ignoringSafeArea edges: Edge.Set = [], since mark: Int32, layer: @escaping (inout _Graph) -> Void
    ) {
        let parameters = LayerParameters(
            alignment: alignment, isRightToLeft: environment.common.isRightToLeft, ignoredEdges: edges)
        wrap(since: mark, .overlay, params: store(parameters), layer: layer)
    }

    public mutating func _wrapIgnoringSafeArea(_ edges: Edge.Set, since mark: Int32) {
        wrap(since: mark, .safeArea, params: store(SafeAreaParameters(edges: edges)))
    }

    public mutating func _wrapSafeAreaInset(
        _ edge: Edge, spacing: CGFloat?, alignment: Alignment, since mark: Int32, bar: @escaping (inout _Graph) -> Void
    ) {
        wrap(
            since: mark, .safeAreaInset, params: store(SafeAreaInsetParameters(edge: edge, spacing: spacing ?? .nan, alignment: alignment)),
            layer: bar)
    }

    public mutating func _wrapGuide(_ key: AlignmentKey, since mark: Int32, _ compute: @escaping (ViewDimensions) -> CGFloat) {
        let index = keep(GuideRule(key: key, compute: compute))
        wrap(since: mark, .guide, params: store(IndexParameters(index)), flags: .hasGuide)
        markGuides()
    }

    /// Containers around a guide must ask for it.
    mutating func markGuides() {
        var current = parent
        while current >= 0, !nodes[Int(current)].flags.contains(.hasGuide) {
            nodes[Int(current)].flags.insert(.hasGuide)
            current = nodes[Int(current)].parent
        }
    }

    /// An effect whose values may depend on the size that the content gets.
    public mutating func _wrapEffect(since mark: Int32, _ effect: @escaping (_ size: CGSize) -> DisplayEffect) {
        let index = keep(EffectBox(effect))
        wrap(since: mark, .effect, params: store(IndexParameters(index)))
    }

    /// Role, label and action of the content.
    public mutating func _wrapSemantics(_ semantics: Semantics, since mark: Int32, action: (() -> Void)? = nil) {
        var semantics = semantics
        if let action {
            semantics.action = Int32(actions.count)
            actions.append(action)
        }
        self.semantics.append(semantics)
        wrap(since: mark, .semantics, params: store(IndexParameters(Int32(self.semantics.count - 1))))
    }

    /// Changes the semantics of the content where it has some, else gives it new ones.
    public mutating func _changeSemantics(since mark: Int32, _ change: (inout Semantics) -> Void) {
        let first = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        guard first >= 0 else { return }
        if nodes[Int(first)].next < 0, let inner = innerSemantics(first) {
            change(&semantics[Int(inner)])
            return
        }
        var made = Semantics(role: .none)
        change(&made)
        _wrapSemantics(made, since: mark)
    }

    private func innerSemantics(_ node: Int32) -> Int32? {
        var current = node
        while current >= 0 {
            let kind = nodes[Int(current)].kind
            if kind == .semantics { return pointer(current, as: IndexParameters.self).pointee.index }
            guard kind.rawValue >= NodeKind.padding.rawValue else { return nil }
            current = nodes[Int(current)].first
        }
        return nil
    }

    public mutating func _hide(since mark: Int32) {
        var child = mark < 0 ? nodes[Int(parent)].first : nodes[Int(mark)].next
        while child >= 0 {
            nodes[Int(child)].flags.insert(.isHidden)
            child = nodes[Int(child)].next
        }
    }

    /// Draws later siblings first where `zIndex` says so.
    public mutating func _setZIndex(_ value: Double, since mark: Int32) { _setTrait(ObjectIdentifier(ZIndexKey.self), value, since: mark) }
}

enum ZIndexKey {}

@usableFromInline final class ImageBox {
    let image: DisplayImage
    @usableFromInline init(_ image: DisplayImage) { self.image = image }
}

final class EffectBox {
    let effect: (CGSize) -> DisplayEffect
    init(_ effect: @escaping (CGSize) -> DisplayEffect) { self.effect = effect }
}
