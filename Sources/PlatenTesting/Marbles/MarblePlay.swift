import Dispatch
import Platen

/// The rows of a diagram as publishers, in virtual time.
public final class MarblePlay {
  /// The scheduler that they go by; for the operators that are tried.
  public let scheduler: AnySchedulerOf<DispatchQueue>
  /// What more pipelines can be recorded in.
  public let recorder: MarbleRecorder

  private let time = DispatchQueue.test
  private let diagram: MarbleDiagram
  private let caller: Caller
  private var played: Set<String> = []

  /// For how long it is played at most.
  private static let longest = Duration.seconds(86_400)

  init(_ diagram: MarbleDiagram, caller: Caller) {
    self.diagram = diagram
    self.caller = caller
    scheduler = time.eraseToAnyScheduler()
    recorder = MarbleRecorder(on: time)
  }

  /// The publisher that plays a row, anew for each subscriber; its signs, or their texts, are the
  /// values. Where there is no such row, the test fails.
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

  /// What the publisher that is tried is called.
  var resultName: String { diagram.rows.last?.name ?? "" }

  /// For how long a frame lasts.
  var frame: Duration { diagram.frame }

  /// The rows that were not played: those that are expected.
  var expected: MarbleDiagram {
    var rest = diagram
    rest.rows.removeAll { played.contains($0.name) }
    return rest
  }

  /// Plays to the end of the diagram, and then until nothing is pending; for a day at most.
  func run() {
    advance(to: min(frame * diagram.length, Self.longest))
    while let due = time.pending.first?.due, due <= Self.longest { advance(to: due) }
  }

  private func advance(to moment: Duration) {
    time.advance(to: .init(moment, since: time.clock.epoch))
  }
}
