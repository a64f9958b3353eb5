import Dispatch
import Platen

/// A marble diagram whose rows are available as publishers in virtual time.
public final class MarblePlay {
  /// The scheduler of the publishers, for the operators under test.
  public let scheduler: AnySchedulerOf<DispatchQueue>
  /// The recorder for additional pipelines.
  public let recorder: MarbleRecorder

  private let time = DispatchQueue.test
  private let diagram: MarbleDiagram
  private let caller: Caller
  private var played: Set<String> = []

  /// The maximum duration of a play: one day.
  private static let longest = Duration.seconds(86_400)

  init(_ diagram: MarbleDiagram, caller: Caller) {
    self.diagram = diagram
    self.caller = caller
    scheduler = time.eraseToAnyScheduler()
    recorder = MarbleRecorder(on: time)
  }

  /// Returns a publisher that plays a row from the start for each subscriber.
  ///
  /// The values are the symbols of the row, or the strings that the diagram defines for these
  /// symbols. If the diagram has no row with that name, the test fails.
  public subscript(name: String) -> AnyPublisher<String, MarbleFailure> {
    guard let row = diagram.rows.first(where: { $0.name == name }) else {
      let names = diagram.rows.map(\.name)
      caller.fail(
        "No row \(name.shown.inQuotes) to play; \(listed(names, none: "the diagram has no rows")).")
      return Empty(completeImmediately: false).eraseToAnyPublisher()
    }
    played.insert(name)
    do {
      return try MarblePublisher(row, frame: frame, on: time.clock)
        .eraseToAnyPublisher()
    } catch {
      caller.fail("The row \(name.shown.inQuotes) cannot be played: \(error.reason).")
      return Empty(completeImmediately: false).eraseToAnyPublisher()
    }
  }

  /// The name of the publisher under test, which is the name of the last row.
  var resultName: String { diagram.rows.last?.name ?? "" }

  /// The duration of a frame.
  var frame: Duration { diagram.frame }

  /// The expected diagram, which consists of the rows that were not played.
  var expected: MarbleDiagram {
    var rest = diagram
    rest.rows.removeAll { played.contains($0.name) }
    return rest
  }

  /// Plays to the end of the diagram, and then until no work is pending or one day has passed.
  func run() {
    advance(to: min(frame * diagram.length, Self.longest))
    while let due = time.clock.nextPendingDue, due <= Self.longest { advance(to: due) }
  }

  private func advance(to moment: Duration) {
    time.advance(to: .init(moment, since: time.clock.epoch))
  }
}
