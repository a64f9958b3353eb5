import Foundation

/// The dates that an axis labels.
struct DateTicks {
  let calendar: Calendar

  /// The distances between labels, in the order of their length in seconds.
  private static let steps: [(unit: Calendar.Component, count: Int, length: Double)] = [
    (.second, 1, 1), (.second, 15, 15), (.minute, 1, 60), (.minute, 5, 300),
    (.minute, 15, 900), (.minute, 30, 1_800), (.hour, 1, 3_600), (.hour, 3, 10_800),
    (.hour, 6, 21_600), (.hour, 12, 43_200), (.day, 1, 86_400), (.day, 2, 172_800),
    (.day, 7, 604_800), (.day, 14, 1_209_600), (.month, 1, 2_629_800),
    (.month, 3, 7_889_400), (.month, 6, 15_778_800), (.year, 1, 31_557_600),
    (.year, 2, 63_115_200), (.year, 5, 157_788_000), (.year, 10, 315_576_000),
    (.year, 50, 1_577_880_000), (.year, 100, 3_155_760_000),
  ]

  /// Returns about as many dates as specified, and the unit that distinguishes them.
  func automatic(
    in domain: ClosedRange<Double>, count: Int
  ) -> (dates: [Double], unit: Calendar.Component) {
    let length = (domain.upperBound - domain.lowerBound) / Double(max(count, 1))
    guard let step = Self.steps.first(where: { $0.length >= length }) ?? Self.steps.last
    else { return ([], .year) }
    let unit: Calendar.Component = step.unit == .second ? .second : step.unit
    return (dates(in: domain, every: step.count, step.unit), unit)
  }

  /// Returns the beginnings of every few units of time in an interval.
  ///
  /// - Returns: At most `LinearScale.maxTicks` dates.
  func dates(
    in domain: ClosedRange<Double>, every count: Int, _ unit: Calendar.Component
  ) -> [Double] {
    let lower = Date(timeIntervalSinceReferenceDate: domain.lowerBound)
    guard var date = calendar.dateInterval(of: unit, for: lower)?.start else { return [] }
    let value = calendar.component(unit, from: date)
    let first = unit == .month || unit == .day ? 1 : 0
    let past = unit == .day ? 0 : (value - first) % max(count, 1)
    date = calendar.date(byAdding: unit, value: -past, to: date) ?? date
    var dates: [Double] = []
    for index in 0...Self.maxSteps where dates.count < LinearScale.maxTicks {
      guard let next = calendar.date(byAdding: unit, value: index * max(count, 1), to: date)
      else { break }
      let seconds = next.timeIntervalSinceReferenceDate
      if seconds > domain.upperBound { break }
      if seconds >= domain.lowerBound { dates.append(seconds) }
    }
    return dates
  }

  private static let maxSteps = LinearScale.maxTicks + 1
}
