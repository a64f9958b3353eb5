import Foundation
import PlatenReactive
import PlatenViews

/// What a screen finds where it is opened, and does not make itself.
package struct ScreenEnvironment: Codable, Equatable, Sendable {
  /// Cells in a line.
  package var width: Int
  /// Lines of a list's window.
  package var rows: Int
  /// What the calendar says when it is opened.
  package var date: Date
  /// The language and region, as in `en_US`.
  package var locale: String
  /// The time zone, as in `Europe/Vienna`.
  package var timeZone: String
  /// What its random numbers follow from.
  package var seed: UInt64

  /// The same in every run and on every machine.
  package static let everywhere = ScreenEnvironment(
    date: Epoch.fixed.date, locale: "en_US", timeZone: "GMT", seed: 0)

  /// Those of this machine now, with other random numbers each time.
  package static var here: ScreenEnvironment {
    ScreenEnvironment(
      date: Epoch.now.date, locale: Locale.current.identifier,
      timeZone: TimeZone.current.identifier, seed: .random(in: 0...UInt64(UInt32.max)))
  }

  private init(date: Date, locale: String, timeZone: String, seed: UInt64) {
    self.date = date
    self.locale = locale
    self.timeZone = timeZone
    self.seed = seed
    (width, rows) = (Session.Size().width, Session.Size().rows)
  }

  /// The same for another size of screen.
  package init(_ environment: ScreenEnvironment, size: Session.Size) {
    self = environment
    (width, rows) = (size.width, size.rows)
  }

  var size: Session.Size { Session.Size(width: width, rows: rows) }

  /// Has views find them in their environment.
  @MainActor
  func enter(_ values: inout EnvironmentValues) {
    values.locale = Locale(identifier: locale)
    values.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    values.randomNumbers = RandomNumbers(seed: seed)
  }
}
