import Foundation

extension RemoteHeaders {
  /// Returns the delay that the `Retry-After` field specifies in seconds or as a date.
  ///
  /// The delay until a date is relative to the `Date` field, so the clocks of the server and the
  /// client need not agree.
  func retryAfter(now: Date) -> Duration? {
    guard let text = self["Retry-After"]?.trimmingCharacters(in: .whitespaces) else { return nil }
    if !text.isEmpty, text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      return .seconds(Int32(text) ?? .max)
    }
    guard let date = Date(http: text) else { return nil }
    let sent = self["Date"].flatMap(Date.init(http:)) ?? now
    return .seconds(min(max(date.timeIntervalSince(sent), 0), Double(Int32.max)))
  }
}

extension Date {
  /// Creates a date from any of the three HTTP formats (RFC 9110, section 5.6.7).
  init?(http text: String) {
    guard text.utf8.count <= 40 else { return nil }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    for format in [
      "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'",
      "EEE MMM d HH:mm:ss yyyy",
    ] {
      formatter.dateFormat = format
      if let date = formatter.date(from: text) {
        self = date
        return
      }
    }
    return nil
  }
}
