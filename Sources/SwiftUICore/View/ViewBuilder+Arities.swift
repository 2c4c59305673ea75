import Foundation

// Written by hand once per arity, so that no pack is stored (see ViewBuilder).
extension ViewBuilder {
    @inlinable
    public static func buildBlock<A: View, B: View>(
        _ a: __owned A, _ b: __owned B
    ) -> TupleView<(A, B)> {
        TupleView((a, b), isStateless: a._isStateless && b._isStateless) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C
    ) -> TupleView<(A, B, C)> {
        TupleView((a, b, c), isStateless: a._isStateless && b._isStateless && c._isStateless) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C, _ d: __owned D
    ) -> TupleView<(A, B, C, D)> {
        TupleView((a, b, c, d), isStateless: a._isStateless && b._isStateless && c._isStateless && d._isStateless) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
            D._make(tuple.3, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C, _ d: __owned D, _ e: __owned E
    ) -> TupleView<(A, B, C, D, E)> {
        TupleView((a, b, c, d, e), isStateless: a._isStateless && b._isStateless && c._isStateless && d._isStateless && e._isStateless) {
            tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
            D._make(tuple.3, &graph)
            E._make(tuple.4, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C, _ d: __owned D, _ e: __owned E, _ f: __owned F
    ) -> TupleView<(A, B, C, D, E, F)> {
        TupleView(
            (a, b, c, d, e, f),
            isStateless: a._isStateless && b._isStateless && c._isStateless && d._isStateless && e._isStateless && f._isStateless
        ) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
            D._make(tuple.3, &graph)
            E._make(tuple.4, &graph)
            F._make(tuple.5, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C, _ d: __owned D, _ e: __owned E, _ f: __owned F, _ g: __owned G
    ) -> TupleView<(A, B, C, D, E, F, G)> {
        TupleView(
            (a, b, c, d, e, f, g),
            isStateless: a._isStateless && b._isStateless && c._isStateless && d._isStateless && e._isStateless && f._isStateless
                && g._isStateless
        ) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
            D._make(tuple.3, &graph)
            E._make(tuple.4, &graph)
            F._make(tuple.5, &graph)
            G._make(tuple.6, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C, _ d: __owned D, _ e: __owned E, _ f: __owned F, _ g: __owned G, _ h: __owned H
    ) -> TupleView<(A, B, C, D, E, F, G, H)> {
        TupleView(
            (a, b, c, d, e, f, g, h),
            isStateless: a._isStateless && b._isStateless && c._isStateless && d._isStateless && e._isStateless && f._isStateless
                && g._isStateless && h._isStateless
        ) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
            D._make(tuple.3, &graph)
            E._make(tuple.4, &graph)
            F._make(tuple.5, &graph)
            G._make(tuple.6, &graph)
            H._make(tuple.7, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C, _ d: __owned D, _ e: __owned E, _ f: __owned F, _ g: __owned G, _ h: __owned H,
        _ i: __owned I
    ) -> TupleView<(A, B, C, D, E, F, G, H, I)> {
        TupleView(
            (a, b, c, d, e, f, g, h, i),
            isStateless: a._isStateless && b._isStateless && c._isStateless && d._isStateless && e._isStateless && f._isStateless
                && g._isStateless && h._isStateless && i._isStateless
        ) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
            D._make(tuple.3, &graph)
            E._make(tuple.4, &graph)
            F._make(tuple.5, &graph)
            G._make(tuple.6, &graph)
            H._make(tuple.7, &graph)
            I._make(tuple.8, &graph)
        }
    }

    @inlinable
    public static func buildBlock<A: View, B: View, C: View, D: View, E: View, F: View, G: View, H: View, I: View, J: View>(
        _ a: __owned A, _ b: __owned B, _ c: __owned C, _ d: __owned D, _ e: __owned E, _ f: __owned F, _ g: __owned G, _ h: __owned H,
        _ i: __owned I, _ j: __owned J
    ) -> TupleView<(A, B, C, D, E, F, G, H, I, J)> {
        TupleView(
            (a, b, c, d, e, f, g, h, i, j),
            isStateless: a._isStateless && b._isStateless && c._isStateless && d._isStateless && e._isStateless && f._isStateless
                && g._isStateless && h._isStateless && i._isStateless && j._isStateless
        ) { tuple, graph in
            A._make(tuple.0, &graph)
            B._make(tuple.1, &graph)
            C._make(tuple.2, &graph)
            D._make(tuple.3, &graph)
            E._make(tuple.4, &graph)
            F._make(tuple.5, &graph)
            G._make(tuple.6, &graph)
            H._make(tuple.7, &graph)
            I._make(tuple.8, &graph)
            J._make(tuple.9, &graph)
        }
    }
}
