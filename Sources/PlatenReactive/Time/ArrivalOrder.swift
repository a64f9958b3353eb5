/// The order of the results of background work.
enum ArrivalOrder {
  /// The current background work; `nil` outside background work.
  @TaskLocal static var work: BackgroundWork?

  /// The position of results of the current background work; `nil` outside background work.
  static var position: ArrivalPosition? { work?.position }
}

/// The position of an arrival among the arrivals at the same instant.
struct ArrivalPosition: Hashable, Comparable, Sendable {
  /// The position after all others, for work that is not an arrival.
  static let last = ArrivalPosition(.max)

  /// The position of a recorded response, or the number of background work of the session.
  private let number: UInt32
  /// The numbers of nested background work, each among the work that the same work started; `nil`
  /// for work that the session itself started.
  private let nested: [UInt32]?

  init(_ number: UInt32) { self.init(number, nested: nil) }

  private init(_ number: UInt32, nested: [UInt32]?) {
    (self.number, self.nested) = (number, nested)
  }

  /// Returns the position of work that the work at this position starts.
  func position(ofNested index: UInt32) -> ArrivalPosition {
    ArrivalPosition(number, nested: (nested ?? []) + [index])
  }

  static func < (a: ArrivalPosition, b: ArrivalPosition) -> Bool {
    if a.number != b.number { return a.number < b.number }
    guard let next = b.nested else { return false }
    return (a.nested ?? []).lexicographicallyPrecedes(next)
  }
}
