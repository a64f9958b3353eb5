import PlatenLines
import PlatenReactive

/// The events, printed lines, and warnings of a session, oldest first.
@MainActor
public final class EventLog {
  /// The maximum number of stored lines; older lines are dropped.
  public static let capacity = 1_000

  /// The stored lines, oldest first, without terminal control characters.
  public private(set) var lines: [String] = []
  /// The number of lines ever added, including dropped ones.
  public private(set) var count = 0

  /// Receives each line as it is added, including lines that are later dropped.
  package var onLine: (@MainActor (String) -> Void)? {
    didSet { if let onLine { lines.forEach(onLine) } }
  }

  init() {}

  /// Adds a text line by line, preceded by a note if lines were lost before it reached the log.
  package func add(_ text: String, afterDropping droppedLines: Int = 0) {
    let new = Line.lines(of: text).map(\.text)
    count += droppedLines + new.count
    if droppedLines > 0 { lines = [] }  // What is kept has no hole.
    lines += new.suffix(Self.capacity)
    if let onLine { new.forEach(onLine) }
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
  }

  /// Accepts events from any thread.
  private(set) lazy var receiver: Log.Receiver = { [weak self] text in
    MainQueue.run { self?.add(text) }
  }

  /// Returns the lines added since the log had the specified count; dropped lines are replaced by a
  /// note of their number.
  package func lines(since count: Int) -> [String] {
    let added = max(self.count - count, 0)
    let dropped = added - lines.count
    return (dropped > 0 ? ["… \(dropped) lines dropped"] : []) + lines.suffix(added)
  }
}
