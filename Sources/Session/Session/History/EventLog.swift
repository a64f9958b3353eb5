import PlatenContext
import PlatenLines

/// The events, printed lines, and warnings of a session, oldest first.
@MainActor
public final class EventLog {
  /// The maximum number of stored lines; older lines are dropped.
  public static let capacity = 1_000

  /// The stored lines, oldest first, without terminal control characters.
  public var lines: [String] { entries.map(\.text) }
  private var entries: [Log.Entry] = []
  /// The number of lines ever added, including dropped ones.
  public private(set) var count = 0

  /// A closure that receives the stored lines when it is set, and then each line as it is added.
  package var onLine: (@MainActor (String) -> Void)? {
    didSet { if let onLine { lines.forEach(onLine) } }
  }

  init() {}

  /// Adds text, split into lines, as `add(_:afterDropping:)` adds an event.
  package func add(_ text: String, afterDropping droppedLines: Int = 0) {
    add(Log.Entry(text), afterDropping: droppedLines)
  }

  /// Adds an event, split into lines.
  ///
  /// - Parameter droppedLines: The number of lines lost before the text. If the number is greater
  ///   than 0, the stored lines are discarded, so the log has no gaps.
  package func add(_ entry: Log.Entry, afterDropping droppedLines: Int = 0) {
    let new = Line.lines(of: entry.text).map { Log.Entry($0.text, isNotice: entry.isNotice) }
    count += droppedLines + new.count
    if droppedLines > 0 { entries = [] }  // Stored lines must have no gaps.
    entries += new.suffix(Self.capacity)
    if let onLine { new.map(\.text).forEach(onLine) }
    if entries.count > Self.capacity { entries.removeFirst(entries.count - Self.capacity) }
  }

  /// A closure that adds events from any thread.
  private(set) lazy var receiver: Log.Receiver = { [weak self] entry in
    MainQueue.run { self?.add(entry) }
  }

  /// Returns the lines added since the log had the specified count, without notices about Platen.
  ///
  /// If some of these lines were dropped, the first line states their number.
  package func lines(since count: Int) -> [String] {
    let added = max(self.count - count, 0)
    let dropped = added - entries.count
    return (dropped > 0 ? ["… \(dropped) lines dropped"] : [])
      + entries.suffix(added).filter { !$0.isNotice }.map(\.text)
  }
}
