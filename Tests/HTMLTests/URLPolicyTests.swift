import HTML
import Testing

@Suite struct URLPolicyTests {
    @Test(arguments: [
        "javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:alert(1)", " javascript:alert(1)", "   JaVaScRiPt:alert(1)  ",
        "java\tscript:alert(1)", "java\nscript:alert(1)", "java\r\nscript:alert(1)", "\tjavascript:alert(1)", "\u{1}javascript:alert(1)",
        "\u{0}javascript:alert(1)", "java\u{0}script:alert(1)", "javascript\t:alert(1)", "javascript :alert(1)",
        "\u{7F}javascript:alert(1)",
        "javascript&#58;alert(1)", "javascript&#x3A;alert(1)", "javascript&colon;alert(1)", "&#106;avascript:alert(1)",
        "java&Tab;script:alert(1)",
        "&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:alert(1)", "javascript&amp;#58;alert(1)",
        "javascript%3Aalert(1)", "javascript%3aalert(1)", "java%0Ascript:alert(1)", "java%09script%3Aalert(1)", "%00javascript:alert(1)",
        "java\u{200B}script:alert(1)", "\u{FEFF}javascript:alert(1)", "\u{A0}javascript:alert(1)", "\u{2028}javascript:alert(1)",
        "jav\u{E0}script:alert(1)", "ｊavascript:alert(1)", "javascript://example.com/%0Aalert(1)",
        "javascript:/*https://example.com*/alert(1)",
        "vbscript:msgbox(1)", "VBScript:msgbox(1)", "livescript:x", "mocha:x", "jar:https://example.com!/x",
        "view-source:javascript:alert(1)",
        "data:text/html,<script>alert(1)</script>", "DATA:text/html;base64,PHNjcmlwdD4=", "data:image/png;base64,AAAA", "data:,x",
        "file:///etc/passwd", "blob:https://example.com/1", "filesystem:x", "about:blank", "ftp://example.com", "ws://example.com",
        "intent://scan/#Intent;end", "//example.com/share", "\\\\example.com\\share", "/\\example.com", "\\/example.com", "C:\\x", "c:/x",
        "http:", "https:example.com", "https://", "https:///path", "https://:80", "https:\\\\example.com", ":", ":x", "1http://x", "",
        "   ", "mailto:", "tel:", "https://example.com/\u{0}", "https://example.com/\nx",
    ])
    func refusesLink(_ address: String) {
        #expect(URLPolicy.link(address) == nil)
    }

    @Test(arguments: [
        ("https://example.com", "https://example.com"),
        ("HTTP://Example.com/A", "http://Example.com/A"),
        ("  https://example.com/a  ", "https://example.com/a"),
        ("https://example.com:8080/a?b=c&d=e#f", "https://example.com:8080/a?b=c&d=e#f"),
        ("https://example.com/?u=javascript:alert(1)", "https://example.com/?u=javascript:alert(1)"),
        ("https://[::1]/x", "https://[::1]/x"),
        ("https://example.com/münchen", "https://example.com/münchen"),
        ("mailto:a@example.com?subject=x&body=y", "mailto:a@example.com?subject=x&body=y"),
        ("MAILTO:a&b@example.com", "mailto:a&b@example.com"),
        ("tel:+491234", "tel:+491234"),
        ("sms:+491234&body=hi", "sms:+491234&body=hi"),
        ("page.html", "page.html"),
        ("../a/b.html?c#d", "../a/b.html?c#d"),
        ("/a:b", "/a:b"),
        ("./a:b", "./a:b"),
        ("?q=a:b", "?q=a:b"),
        ("#javascript:alert(1)", "#javascript:alert(1)"),
        ("#", "#"),
        ("my%20file.html", "my%20file.html"),
        ("my file \"1\".html", "my%20file%20%221%22.html"),
        ("https://example.com/<b>`{|}^", "https://example.com/%3Cb%3E%60%7B%7C%7D%5E"),
        ("https://example.com/100%", "https://example.com/100%25"),
        ("https://example.com/a%zz%4", "https://example.com/a%25zz%254"),
        ("#a#b", "#a%23b"),
    ])
    func passesLink(_ address: String, _ expected: String) {
        #expect(URLPolicy.link(address)?.text == expected)
    }

    /// What has passed once passes again unchanged.
    @Test(arguments: ["HTTPS://example.com/a b%", "#x y#", "tel:1 2", "my \"file\".html"])
    func passesAgain(_ address: String) throws {
        let once = try #require(URLPolicy.link(address))
        #expect(URLPolicy.link(once.text) == once)
    }

    @Test(arguments: [
        ("data:image/png;base64,iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo="),
        ("DATA:image/png;base64,AA+/", "data:image/png;base64,AA+/"),
        ("data:image/jpeg;base64,AAAA", "data:image/jpeg;base64,AAAA"),
        ("data:image/gif;base64,AAAA", "data:image/gif;base64,AAAA"),
        ("data:image/webp;base64,AAAA", "data:image/webp;base64,AAAA"),
        ("data:image/avif;base64,AAAA", "data:image/avif;base64,AAAA"),
        ("https://example.com/a.png", "https://example.com/a.png"),
        ("images/a b.png", "images/a%20b.png"),
    ])
    func passesImage(_ address: String, _ expected: String) {
        #expect(URLPolicy.image(address)?.text == expected)
    }

    @Test(arguments: [
        "data:image/svg+xml;base64,AAAA", "data:image/svg+xml,<svg onload='alert(1)'/>", "data:text/html;base64,AAAA",
        "data:image/png,<script>", "data:image/png;base64,", "data:image/png;base64,AA<AA", "data:image/png;charset=x;base64,AAAA",
        "data:image/png;base64,AAAA,javascript:x", "data:image/png;base64", "da\tta:image/png;base64,AAAA", "javascript:alert(1)",
        "mailto:a@example.com", "TEL:1", "sms:1", "#a", "", "//example.com/a.png", "file:///a.png",
    ])
    func refusesImage(_ address: String) {
        #expect(URLPolicy.image(address) == nil)
    }

    @Test func addressIsEscaped() throws {
        let address = try #require(URLPolicy.link("https://example.com/?a=1&b='2'"))
        #expect(written { $0.attribute("href", address) } == " href=\"https://example.com/?a=1&amp;b='2'\"")
    }
}
