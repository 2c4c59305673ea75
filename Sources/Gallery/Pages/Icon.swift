/// Small drawings of the gallery's own buttons, 16 pixels square, in the colour of the text.
enum Icon {
    static let previous: StaticString = """
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" \
        stroke-linejoin="round" aria-hidden="true"><path d="M10 3 5 8l5 5"/></svg>
        """

    static let next: StaticString = """
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" \
        stroke-linejoin="round" aria-hidden="true"><path d="m6 3 5 5-5 5"/></svg>
        """

    static let list: StaticString = """
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" \
        aria-hidden="true"><path d="M2 4h12M2 8h12M2 12h8"/></svg>
        """

    static let alone: StaticString = """
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" \
        stroke-linejoin="round" aria-hidden="true"><path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"/></svg>
        """

    static let inspector: StaticString = """
        <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" \
        aria-hidden="true"><rect x="1.75" y="2.75" width="12.5" height="10.5" rx="2"/><path d="M10 3v10"/></svg>
        """
}
