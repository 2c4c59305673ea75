import Foundation

/// A headless Chromium, driven through chromedriver with the WebDriver protocol. A missing program is an error, not a skip.
final class ChromeDriver {
    struct Complaint: Error, CustomStringConvertible {
        let description: String
    }

    private let process = Process()
    private let port: Int
    private var session = ""

    init() throws {
        port = 20000 + Int(getpid()) % 20000
        process.executableURL = URL(fileURLWithPath: "/usr/bin/chromedriver")
        process.arguments = ["--port=\(port)", "--silent"]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        try waitUntilReady()
        let options: [String: Any] = [
            "args": [
                "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=1",
                "--allow-file-access-from-files", "--window-size=1400,1000",
            ]
        ]
        let capabilities: [String: Any] = ["goog:chromeOptions": options, "goog:loggingPrefs": ["browser": "ALL"]]
        let answer = try send("POST", "/session", ["capabilities": ["alwaysMatch": capabilities]])
        guard let value = answer as? [String: Any], let id = value["sessionId"] as? String else {
            throw Complaint(description: "chromedriver made no session: \(answer)")
        }
        session = id
    }

    deinit {
        _ = try? send("DELETE", "/session/\(session)", nil)
        // Processes that tests start have the polite signals blocked: they inherit that from the thread.
        kill(process.processIdentifier, SIGKILL)
    }

    private func waitUntilReady() throws {
        for _ in 0..<100 {
            if let answer = try? send("GET", "/status", nil) as? [String: Any], answer["ready"] as? Bool == true { return }
            usleep(100_000)
        }
        throw Complaint(description: "chromedriver does not answer.")
    }

    func open(_ page: URL) throws { _ = try send("POST", "/session/\(session)/url", ["url": page.absoluteString]) }

    /// Runs a script in the page and gives what it returns.
    func run(_ script: String, _ arguments: [Any] = []) throws -> Any {
        try send("POST", "/session/\(session)/execute/sync", ["script": script, "args": arguments])
    }

    /// Runs a script whose last argument is called with the result.
    func runLater(_ script: String) throws -> Any {
        try send("POST", "/session/\(session)/execute/async", ["script": script, "args": []])
    }

    /// What the page wrote to the console since the last call, errors and warnings.
    func complaints() throws -> [String] {
        let entries = try send("POST", "/session/\(session)/se/log", ["type": "browser"]) as? [[String: Any]] ?? []
        return entries.filter { $0["level"] as? String == "SEVERE" }.compactMap { $0["message"] as? String }
    }

    private func send(_ method: String, _ path: String, _ body: [String: Any]?) throws -> Any {
        let data = try body.map { try JSONSerialization.data(withJSONObject: $0) }
        let answer = try JSONSerialization.jsonObject(with: LocalHTTP.send(method, path, port: port, body: data)) as? [String: Any]
        let value = answer?["value"] ?? NSNull()
        if let problem = value as? [String: Any], let name = problem["error"] as? String {
            throw Complaint(description: "\(name): \(problem["message"] ?? "")")
        }
        return value
    }
}
