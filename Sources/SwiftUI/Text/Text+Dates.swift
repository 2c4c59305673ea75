extension Text {
    public init(_ date: Date, style: DateStyle) { self.init(TextContent(.date(date, style))) }

    public init(_ dates: ClosedRange<Date>) {
        let text = (dates.lowerBound..<dates.upperBound).formatted(date: .omitted, time: .shortened)
        self.init(verbatim: text)
    }
    public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// A clock that runs on iOS; it shows the moment of drawing.
    public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        self.init(TextContent(.timer(timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

extension Text.DateStyle {
    func text(_ date: Date, in environment: EnvironmentValues) -> String {
        let distance = date.timeIntervalSince(Date())
        switch kind {
        case .time: return date.formatted(date: .omitted, time: .shortened)
        case .date: return date.formatted(date: .long, time: .omitted)
        case .relative: return Self.distance(abs(distance))
        case .offset: return (distance < 0 ? "-" : "+") + Self.distance(abs(distance), most: 1)
        case .timer: return TimerText.clock(abs(distance), showsHours: true)
        }
    }

    /// The two largest units of a time, as the system writes them: `2 hours, 23 min`.
    private static func distance(_ seconds: TimeInterval, most: Int = 2) -> String {
        var left = seconds.isFinite ? Int(min(seconds.rounded(), 1e12)) : 0
        var parts: [String] = []
        let units: [(name: String, plural: String, seconds: Int)] = [
            ("year", "years", 31_536_000), ("month", "months", 2_592_000), ("week", "weeks", 604_800), ("day", "days", 86_400),
            ("hour", "hours", 3600), ("min", "min", 60), ("sec", "sec", 1),
        ]
        for unit in units where parts.count < most {
            let count = left / unit.seconds
            left -= count * unit.seconds
            if count > 0 { parts.append("\(count) \(count == 1 ? unit.name : unit.plural)") } else if !parts.isEmpty { break }
        }
        return parts.isEmpty ? "0 sec" : parts.joined(separator: ", ")
    }
}

/// Text of clocks that count.
enum TimerText {
    static func string(_ range: ClosedRange<Date>, pauseTime: Date?, countsDown: Bool, showsHours: Bool) -> String {
        let moment = min(max(pauseTime ?? Date(), range.lowerBound), range.upperBound)
        let seconds = countsDown ? range.upperBound.timeIntervalSince(moment) : moment.timeIntervalSince(range.lowerBound)
        return clock(seconds, showsHours: showsHours)
    }

    /// `1:02:03`, or `2:03` below an hour.
    static func clock(_ seconds: TimeInterval, showsHours: Bool) -> String {
        let total = seconds.isFinite ? Int(max(0, min(seconds.rounded(), 1e12))) : 0
        func two(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
        let (minutes, rest) = (total / 60, total % 60)
        return showsHours && minutes >= 60 ? "\(minutes / 60):\(two(minutes % 60)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}
