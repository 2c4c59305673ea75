extension Path {
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.append(.quadCurve(to: end, control: control)) }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addRect(rect) }
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        add(transform) { $0.addEllipse(in: rect) }
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addRoundedRect(in: rect, cornerWidth: max(cornerSize.width, 0), cornerHeight: max(cornerSize.height, 0)) }
    }
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let limit = min(rect.width, rect.height) / 2
        func radius(_ r: CGFloat) -> CGFloat { max(0, min(r, limit)) }
        let corners: [(corner: CGPoint, next: CGPoint, radius: CGFloat)] = [
            (CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY), radius(cornerRadii.topTrailing)),
            (CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY), radius(cornerRadii.bottomTrailing)),
            (CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY), radius(cornerRadii.bottomLeading)),
            (CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), radius(cornerRadii.topLeading)),
        ]
        add(transform) { path in
            path.move(to: CGPoint(x: rect.minX + corners[3].radius, y: rect.minY))
            for corner in corners {
                path.addArc(tangent1End: corner.corner, tangent2End: corner.next, radius: corner.radius)
            }
            path.closeSubpath()
        }
    }
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool, transform: CGAffineTransform = .identity
    ) {
        join(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle.radians, endAngle: endAngle.radians, clockwise: clockwise,
                transform: transform)
        }
    }
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        join(transform) {
            $0.addRelativeArc(
                center: center, radius: radius, startAngle: startAngle.radians, delta: delta.radians, transform: transform)
        }
    }
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        join(transform) {
            $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
        }
    }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements.append(contentsOf: transform.isIdentity ? path.elements : path.elements.map { $0.applying(transform) })
    }

    /// Adds subpaths of their own.
    private mutating func add(_ transform: CGAffineTransform, _ draw: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        draw(path)
        elements.append(contentsOf: path._elements.map { Element($0.applying(transform)) })
    }

    /// Adds steps that go on from the current point.
    private mutating func join(_ transform: CGAffineTransform, _ draw: (CGMutablePath) -> Void) {
        let path = CGMutablePath()
        let before = currentPoint
        if let before { path.move(to: before) }
        draw(path)
        elements.append(contentsOf: path._elements.dropFirst(before == nil ? 0 : 1).map(Element.init))
    }
}

extension CGPath._Element {
    func applying(_ transform: CGAffineTransform) -> Self {
        transform.isIdentity ? self : Path.Element(self).applying(transform).coreGraphics
    }
}
