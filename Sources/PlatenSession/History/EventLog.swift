import PlatenLines
import PlatenReactive

/// What happened in a session beside its screen: events, prints and warnings, the latest last.
@MainActor
public final class EventLog {
  /// Lines kept; older ones are dropped.
  public static let capacity = 1_000

  /// The latest lines, oldest first; none holds a character that acts on a terminal.
  public private(set) var lines: [String] = []
  /// Lines ever added, with those that were dropped.
  public private(set) var count = 0

  /// Takes each line as it is added, whatever is kept.
  package var onLine: (@MainActor (String) -> Void)? {
    didSet { if let onLine { lines.forEach(onLine) } }
  }

  init() {}

  /// Adds a text, each of its lines by itself, behind lines that were lost elsewhere.
  package func add(_ text: String, afterDropping droppedLines: Int = 0) {
    let new = Line.lines(of: text).map(\.text)
    count += droppedLines + new.count
    if droppedLines > 0 { lines = [] }  // What is kept has no hole.
    lines += new.suffix(Self.capacity)
    if let onLine { new.forEach(onLine) }
    if lines.count > Self.capacity { lines.removeFirst(lines.count - Self.capacity) }
  }

  /// Takes events from any thread.
  private(set) lazy var receiver: Log.Receiver = { [weak self] text in
    MainQueue.run { self?.add(text) }
  }

  /// The lines added since the log had so many; of those that were dropped, the number.
  package func lines(since count: Int) -> [String] {
    let added = max(self.count - count, 0)
    let dropped = added - lines.count
    return (dropped > 0 ? ["… \(dropped) lines dropped"] : []) + lines.suffix(added)
  }
}
