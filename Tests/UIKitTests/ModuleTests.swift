import Testing
import UIKit

struct ModuleTests {
    @Test func importingUIKitAloneGivesFoundationAndCoreGraphics() {
        #expect(CGAffineTransform.identity.isIdentity)
        #expect(URL(string: "https://example.com")?.host == "example.com")
    }
}
