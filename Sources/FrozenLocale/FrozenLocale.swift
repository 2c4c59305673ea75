// On Linux, Foundation has one current locale, en_001, whatever the environment says. A new iPhone and the simulator have en_US: dates,
// currencies and the first day of the week differ. These functions bear the linker's names of Foundation's own getters, so an executable
// that exports its symbols answers in their place, to the Foundation libraries too.
import Foundation

private let locale = Locale(identifier: "en_US")

private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
}()

/// `Locale.current`
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { locale }

/// `Locale.autoupdatingCurrent`
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentLocale() -> Locale { locale }

/// `Calendar.current`
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar { calendar }

/// `Calendar.autoupdatingCurrent`
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCurrentCalendar() -> Calendar { calendar }
