import SwiftUICore

/// What the command line asks for.
struct Options: Equatable {
    enum Action: Equatable {
        case preview
        case help
        /// Draws previews from a number on into a file; started by the command itself.
        case draw(from: Int, into: String)
    }

    var action = Action.help
    /// Where the gallery is written.
    var output = "public"
    /// Only previews whose file or name holds this text, whatever its case.
    var filter: String?
    /// Only this look of the system.
    var design: Design?
    var isQuiet = false
    var isVerbose = false

    /// Options that are not understood, with what to do about it.
    struct Complaint: Error, Equatable {
        let message: String
    }

    init() {}

    /// Reads the arguments after the program's name.
    init(_ arguments: [String]) throws(Complaint) {
        var rest = arguments[...]
        guard let word = rest.popFirst() else { return }
        switch word {
        case "preview": action = .preview
        case "help", "--help", "-h":
            action = .help
            return
        case "draw-previews":
            guard let number = rest.popFirst().flatMap({ Int($0) }), let file = rest.popFirst() else {
                throw Complaint(message: "'draw-previews' takes a number and a file; the command starts it by itself.")
            }
            action = .draw(from: number, into: file)
        default: throw Complaint(message: "There is no command '\(word)'. Did you mean 'preview'?")
        }
        while let option = rest.popFirst() { try read(option, &rest) }
    }

    private mutating func read(_ option: String, _ rest: inout ArraySlice<String>) throws(Complaint) {
        switch option {
        case "-o", "--output": output = try value(of: option, "a folder", &rest)
        case "--filter": filter = try value(of: option, "a text", &rest)
        case "--design":
            let name = try value(of: option, "ios18 or ios26", &rest)
            guard let design = Design(rawValue: name) else {
                throw Complaint(message: "'\(name)' is no design: write --design ios18 or --design ios26.")
            }
            self.design = design
        case "-q", "--quiet": isQuiet = true
        case "-v", "--verbose": isVerbose = true
        case "-h", "--help": action = .help
        default: throw Complaint(message: "There is no option '\(option)'. 'vitrine --help' lists them.")
        }
    }

    private func value(of option: String, _ what: String, _ rest: inout ArraySlice<String>) throws(Complaint) -> String {
        guard let value = rest.popFirst(), !value.hasPrefix("-") else {
            throw Complaint(message: "\(option) takes \(what), as in '\(option) \(option == "--design" ? "ios26" : "name")'.")
        }
        return value
    }

    static let help = """
        usage: vitrine preview [-o DIR] [--filter TEXT] [--design ios18|ios26] [-q | -v]

        Draws every #Preview and PreviewProvider of this program in light and dark, in both designs,
        and writes a gallery that opens from disk.

          -o, --output DIR    where the gallery is written (default: public)
          --filter TEXT       only previews whose file or name holds TEXT
          --design NAME       only ios18 or ios26
          -q, --quiet         print nothing but errors
          -v, --verbose       name each preview
          -h, --help          print this

        example: vitrine preview -o gallery --filter footer

        exit status: 0 all drawn, 1 the gallery cannot be written, 2 a preview failed to draw,
                     4 no preview found, 254 the options are wrong
        """
}
