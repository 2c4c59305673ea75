import Foundation

/// One request to a server on this machine. (Foundation's own client on Linux refuses the headers that chromedriver sends.)
enum LocalHTTP {
    struct Complaint: Error, CustomStringConvertible {
        let description: String
    }

    /// Sends a request with a JSON body and gives the body of the answer.
    static func send(_ method: String, _ path: String, port: Int, body: Data?) throws -> Data {
        let handle = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard handle >= 0 else { throw Complaint(description: "no socket") }
        defer { close(handle) }
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(handle, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(handle, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard connected == 0 else { throw Complaint(description: "nothing listens on port \(port)") }
        let body = body ?? Data()
        let head =
            "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        try write(Data(head.utf8) + body, to: handle)
        return try answer(from: handle)
    }

    private static func write(_ data: Data, to handle: Int32) throws {
        var rest = data[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.send(handle, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw Complaint(description: "the connection broke") }
            rest = rest.dropFirst(count)
        }
    }

    /// Reads to the length that the head names, or to the end.
    private static func answer(from handle: Int32) throws -> Data {
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = recv(handle, &buffer, buffer.count, 0)
            guard count >= 0 else { throw Complaint(description: "no answer in time") }
            data.append(contentsOf: buffer[0..<count])
            guard let end = data.range(of: Data("\r\n\r\n".utf8)) else {
                if count == 0 { throw Complaint(description: "the answer ended early") }
                continue
            }
            let body = data[end.upperBound...]
            if count == 0 || body.count >= length(data[..<end.lowerBound]) { return Data(body) }
        }
    }

    private static func length(_ head: Data) -> Int {
        let lines = String(decoding: head, as: UTF8.self).lowercased().components(separatedBy: "\r\n")
        let line = lines.first { $0.hasPrefix("content-length:") }
        return line.flatMap { Int($0.dropFirst(15).trimmingCharacters(in: .whitespaces)) } ?? .max
    }
}
