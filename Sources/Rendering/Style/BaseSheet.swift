/// The rules that every screen needs, whatever it shows.
enum BaseSheet {
    /// Class of the element that holds a screen.
    static let screen: StaticString = "v"

    /// `:where` keeps these rules weaker than any class. Left and top are 0 unless an element says otherwise. A screen reader hears
    /// `.vh` and nobody sees it; `.vw` is a list item that only wraps another element, placed as if it were not there.
    static let rules = """
        .v{position:relative;overflow:hidden;direction:ltr;text-align:left;white-space:pre;color:#000;\
        font:400 17px/20.29px Inter,system-ui,sans-serif;font-kerning:none;font-feature-settings:"calt" 0,"liga" 0;\
        text-rendering:geometricPrecision;-webkit-text-size-adjust:none;text-size-adjust:none;\
        -webkit-font-smoothing:antialiased;-webkit-tap-highlight-color:transparent}
        :where(.v *){position:absolute;left:0;top:0;box-sizing:border-box;margin:0;border:0;padding:0;background:none;\
        color:inherit;font:inherit;font-kerning:inherit;font-feature-settings:inherit;letter-spacing:inherit;text-align:inherit;\
        text-decoration:none;text-indent:0;list-style:none;appearance:none;outline-offset:2px}
        :where(.v svg){overflow:visible;fill:none}
        :where(.v svg *){position:static}
        :where(.v a,.v button,.v [data-a]){cursor:pointer}
        :where(.v [disabled],.v [aria-disabled]){cursor:default}
        :where(.v textarea){resize:none}
        .vh{width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .vi{visibility:hidden}
        .vw{position:static}

        """
}
