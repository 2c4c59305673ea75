import Foundation

/// What a screen shows after evaluation and layout: the only thing that writers, comparers and tests know of a view.
///
/// Nodes lie in one array in drawing order (a parent before its children, a child before its next sibling, so later
/// nodes cover earlier ones). Everything a node refers to lies in the side arrays of the same tree, by index.
public struct DisplayTree: Sendable {
    /// Width and height of the whole picture in points.
    public var size: CGSize
    /// Pixels per point of the device.
    public var scale: Double
    /// All nodes, in drawing order. Node 0 is the screen.
    public var nodes: [DisplayNode] = []
    /// Texts of the nodes of kind `text`.
    public var texts: [DisplayText] = []
    /// Pieces of text lines, each of one style.
    public var segments: [DisplaySegment] = []
    /// The UTF-8 bytes that `segments` point into.
    public var bytes: [UInt8] = []
    /// The distinct text styles that `segments` use, in order of first use.
    public var textStyles: [DisplayTextStyle] = []
    /// Shapes of the nodes of kind `shape`.
    public var shapes: [DisplayShape] = []
    /// Images of the nodes of kind `image`.
    public var images: [DisplayImage] = []
    /// Text fields of the nodes of kind `field`.
    public var fields: [DisplayField] = []
    /// Scrolling areas of the nodes of kind `scroll`.
    public var scrolls: [DisplayScroll] = []
    /// Effects that groups apply to all that they hold.
    public var effects: [DisplayEffect] = []
    /// Gradients that paints refer to.
    public var gradients: [DisplayGradient] = []
    /// Roles, labels, traits and actions.
    public var semantics: [Semantics] = []
    /// What compiled and is not drawn as iOS draws it, in order of first use, without repetition.
    public var approximations: [Approximation] = []
    /// What could not be drawn at all; empty for a view that is fine.
    public var failures: [Failure] = []

    /// An empty picture. - Parameters: `size` in points; `scale` in pixels per point.
    public init(size: CGSize, scale: Double) {
        self.size = size
        self.scale = scale
    }
}

/// One thing on the screen.
public struct DisplayNode: Sendable {
    /// The few kinds that a writer has to know.
    public enum Kind: UInt8, Sendable {
        /// Holds children; draws nothing of its own, but may carry an effect or semantics.
        case group
        /// Lines of text; `payload` indexes `texts`.
        case text
        /// A filled or stroked outline; `payload` indexes `shapes`.
        case shape
        /// A symbol, a bitmap or a labelled placeholder; `payload` indexes `images`.
        case image
        /// Editable text; `payload` indexes `fields`.
        case field
        /// An area whose content may be larger than itself and is clipped; `payload` indexes `scrolls`.
        case scroll
    }

    public var kind: Kind
    /// Frame in points in the coordinates of the screen, before any transform, edges on whole pixels.
    public var frame: CGRect
    /// Index of the parent; -1 for the screen.
    public var parent: Int32
    /// Index after the last node of this subtree.
    public var end: Int32
    /// Index into the side array of the kind; -1 for groups.
    public var payload: Int32
    /// Index into `effects`; -1 for none. Only groups carry effects.
    public var effect: Int32
    /// Index into `semantics`; -1 for none.
    public var semantics: Int32

    @inlinable
    public init(
        kind: Kind, frame: CGRect, parent: Int32, payload: Int32 = -1, effect: Int32 = -1, semantics: Int32 = -1
    ) {
        self.kind = kind
        self.frame = frame
        self.parent = parent
        self.end = 0
        self.payload = payload
        self.effect = effect
        self.semantics = semantics
    }
}

/// Laid out lines of text.
public struct DisplayText: Sendable {
    /// The segments of this text, in reading order.
    public var segments: Range<Int32>
    /// How many lines are drawn.
    public var lineCount: Int32
    /// Distance from one line to the next, in points.
    public var lineHeight: Double
    /// Height of a single line, in points (glyph box, see `FontMetrics`); the first line's box starts at the frame's top.
    public var glyphHeight: Double
    /// Whether characters were dropped for want of room.
    public var isTruncated: Bool
    /// Whether the text reads from right to left.
    public var isRightToLeft: Bool

    public init(
        segments: Range<Int32>, lineCount: Int32, lineHeight: Double, glyphHeight: Double, isTruncated: Bool, isRightToLeft: Bool
    ) {
        self.segments = segments
        self.lineCount = lineCount
        self.lineHeight = lineHeight
        self.glyphHeight = glyphHeight
        self.isTruncated = isTruncated
        self.isRightToLeft = isRightToLeft
    }
}

/// A piece of one line in one style.
public struct DisplaySegment: Sendable {
    /// Which line of its text, from 0.
    public var line: Int32
    /// Index into `textStyles`.
    public var style: Int32
    /// Where its UTF-8 starts in `bytes`, and how many bytes it has.
    public var byteOffset: Int32
    public var byteCount: Int32
    /// Left edge in points from the left edge of the text's frame.
    public var x: Double
    /// Measured width in points.
    public var width: Double

    @inlinable
    public init(line: Int32, style: Int32, byteOffset: Int32, byteCount: Int32, x: Double, width: Double) {
        self.line = line
        self.style = style
        self.byteOffset = byteOffset
        self.byteCount = byteCount
        self.x = x
        self.width = width
    }
}

/// How a piece of text is drawn.
public struct DisplayTextStyle: Hashable, Sendable {
    public var font: ResolvedFont
    public var paint: DisplayPaint
    /// Extra space after each character in points (`kerning`, `tracking`), the font's own tracking not included.
    public var kerning: Double = 0
    /// Upward shift in points.
    public var baselineOffset: Double = 0
    public var underline: Bool = false
    public var strikethrough: Bool = false
    /// Target of a link in the text; the writer checks the scheme.
    public var link: String?

    public init(font: ResolvedFont, paint: DisplayPaint) {
        self.font = font
        self.paint = paint
    }
}

/// A colour in sRGB.
public struct RGBA: Hashable, Sendable {
    /// 0...255.
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// 0...1.
    public var alpha: Float

    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Float = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// What an area is filled with.
public enum DisplayPaint: Hashable, Sendable {
    case none
    case color(RGBA)
    /// Index into `gradients`.
    case gradient(Int32)
    /// A translucent background that blurs what lies behind it: tint over it and blur radius in points.
    case material(RGBA, blur: Double)
}

/// A gradient in the unit square of the shape that it fills.
public struct DisplayGradient: Hashable, Sendable {
    public enum Geometry: Hashable, Sendable {
        /// Start and end in unit coordinates.
        case linear(startX: Double, startY: Double, endX: Double, endY: Double)
        /// Centre in unit coordinates, radii in points.
        case radial(centerX: Double, centerY: Double, startRadius: Double, endRadius: Double)
        /// Centre in unit coordinates, angles in degrees clockwise from the positive x axis.
        case angular(centerX: Double, centerY: Double, startDegrees: Double, endDegrees: Double)
        /// Radii as a share of the shape's own ellipse.
        case elliptical(centerX: Double, centerY: Double, startFraction: Double, endFraction: Double)
    }

    public struct Stop: Hashable, Sendable {
        public var color: RGBA
        /// 0...1.
        public var location: Double

        public init(color: RGBA, location: Double) {
            self.color = color
            self.location = location
        }
    }

    public var geometry: Geometry
    public var stops: [Stop]

    public init(geometry: Geometry, stops: [Stop]) {
        self.geometry = geometry
        self.stops = stops
    }
}

/// An outline in its node's frame.
public enum DisplayPath: Hashable, Sendable {
    case rectangle
    /// Radii in points at top left, top right, bottom right, bottom left; `continuous` for Apple's smooth corners.
    case rounded(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double, continuous: Bool)
    case ellipse
    /// Commands in points from the frame's top left corner.
    case commands([DisplayPathCommand])
}

/// One step of an outline, points from the frame's top left corner.
public enum DisplayPathCommand: Hashable, Sendable {
    case move(x: Double, y: Double)
    case line(x: Double, y: Double)
    case quad(x: Double, y: Double, controlX: Double, controlY: Double)
    case cubic(x: Double, y: Double, control1X: Double, control1Y: Double, control2X: Double, control2Y: Double)
    case close
}

/// A filled or stroked outline.
public struct DisplayShape: Hashable, Sendable {
    public enum Cap: UInt8, Sendable { case butt, round, square }
    public enum Join: UInt8, Sendable { case miter, round, bevel }

    public struct Stroke: Hashable, Sendable {
        /// Width in points, centred on the outline.
        public var width: Double
        public var cap: Cap = .butt
        public var join: Join = .miter
        public var miterLimit: Double = 10
        public var dash: [Double] = []
        public var dashPhase: Double = 0

        public init(width: Double) { self.width = width }
    }

    public var path: DisplayPath
    public var paint: DisplayPaint
    /// nil: the outline is filled.
    public var stroke: Stroke?
    public var isEvenOdd: Bool = false

    public init(path: DisplayPath, paint: DisplayPaint, stroke: Stroke? = nil) {
        self.path = path
        self.paint = paint
        self.stroke = stroke
    }
}

/// A picture.
public enum DisplayImage: Hashable, Sendable {
    /// A symbol by its name, scaled to fit the frame; one paint per layer level (primary, secondary, tertiary),
    /// weight 100...900. The writer looks up the drawing with `Symbols`.
    case symbol(name: String, paints: [DisplayPaint], weight: Int16, mirrored: Bool)
    /// A bitmap or vector file with its type (`image/png`, `image/svg+xml`) and bytes, stretched to the frame.
    case bitmap(mediaType: String, bytes: [UInt8], isTemplate: Bool, paint: DisplayPaint)
    /// Nothing to draw was found: a box with the name in it.
    case placeholder(name: String)
}

/// Editable text.
public struct DisplayField: Hashable, Sendable {
    public var text: String
    public var prompt: String
    public var isSecure: Bool
    public var isMultiline: Bool
    public var style: DisplayTextStyle
    public var promptPaint: DisplayPaint

    public init(text: String, prompt: String, isSecure: Bool, isMultiline: Bool, style: DisplayTextStyle, promptPaint: DisplayPaint) {
        self.text = text
        self.prompt = prompt
        self.isSecure = isSecure
        self.isMultiline = isMultiline
        self.style = style
        self.promptPaint = promptPaint
    }
}

/// An area that scrolls.
public struct DisplayScroll: Hashable, Sendable {
    public var horizontal: Bool
    public var vertical: Bool
    /// Size of what scrolls, in points.
    public var contentSize: CGSize
    /// How far it is scrolled at first, in points.
    public var offset: CGPoint
    public var showsIndicators: Bool

    public init(horizontal: Bool, vertical: Bool, contentSize: CGSize, offset: CGPoint, showsIndicators: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.contentSize = contentSize
        self.offset = offset
        self.showsIndicators = showsIndicators
    }
}

/// What a group does to all that it holds.
public enum DisplayEffect: Hashable, Sendable {
    /// 0...1.
    case opacity(Double)
    /// An affine map (a b c d tx ty as in CSS `matrix`) about the origin of the group's frame, in points.
    case transform(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double)
    /// A perspective rotation: degrees about an axis, anchor in unit coordinates, perspective factor.
    case rotation3D(degrees: Double, x: Double, y: Double, z: Double, anchorX: Double, anchorY: Double, perspective: Double)
    /// Only what is inside the outline shows.
    case clip(DisplayPath, isEvenOdd: Bool)
    /// Gaussian blur, radius in points.
    case blur(Double)
    /// Shadow of what is drawn: radius and offsets in points.
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    /// A CSS filter function by its standard name with its amount: brightness, contrast, saturate, grayscale, hue-rotate (degrees), invert.
    case filter(name: String, amount: Double)
    /// A CSS `mix-blend-mode` keyword.
    case blend(String)
    /// The first child of the group masks the rest with its alpha.
    case mask
}
