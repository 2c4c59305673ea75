import Testing

@testable import Gallery

struct OptionsTests {
    @Test func `the options of preview are read`() throws {
        let options = try Options(["preview", "-o", "there", "--filter", "footer", "--design", "ios26", "-q"])
        #expect(options.action == .preview)
        #expect(options.output == "there")
        #expect(options.filter == "footer")
        #expect(options.design == .ios26)
        #expect(options.isQuiet)
    }

    @Test(
        "what is not understood is said, with how to mend it",
        arguments: [
            (["paint"], "'paint'"), (["preview", "--colour"], "'--colour'"), (["preview", "-o"], "-o takes a folder"),
            (["preview", "--design", "ios7"], "ios18 or --design ios26"), (["preview", "--filter", "-q"], "--filter takes a text"),
        ])
    func complaints(arguments: [String], part: String) {
        let complaint = #expect(throws: Options.Complaint.self) { try Options(arguments) }
        #expect(complaint?.message.contains(part) == true)
    }
}
