import Foundation
import PlatenContext
import PlatenNavigation

/// The external conditions of a screen, such as its size, locale, and start date.
package struct ScreenEnvironment: Codable, Equatable, Sendable {
  /// The width of a line, in cells.
  package var width: Int
  /// The height of a list's viewport, in lines.
  package var rows: Int
  /// The calendar date at which the screen opens.
  package var date: Date
  /// The identifier of the language and region, such as `en_US`.
  package var locale: String
  /// The identifier of the time zone, such as `Europe/Vienna`.
  package var timeZone: String
  /// The seed of the random number generator.
  package var seed: UInt64

  /// A fixed environment for reproducible runs on every machine.
  package static let everywhere = ScreenEnvironment(
    date: Epoch.fixed.date, locale: "en_US", timeZone: "GMT", seed: 0)

  /// The current environment of this machine, with a new random seed for each access.
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

  /// Creates a copy of an environment with a different screen size.
  package init(_ environment: ScreenEnvironment, size: Session.Size) {
    self = environment
    (width, rows) = (size.width, size.rows)
  }

  var size: Session.Size { Session.Size(width: width, rows: rows) }

  /// Adds the environment's settings to the environment values of the views.
  @MainActor
  func enter(_ values: inout EnvironmentValues) {
    values.locale = Locale(identifier: locale)
    values.timeZone = TimeZone(identifier: timeZone) ?? .gmt
    values.randomNumbers = RandomNumbers(seed: seed)
  }
}
