import PlatenContext
import PlatenLines
import PlatenSession

/// A diagram of the events that subscribers of pipelines receive over time, with one row for each
/// subscriber.
///
///     username  a--b-c----------
///     settled   -----------c----
///     a = "ad"
///     b = "ada"
///     c = "adam"
///
/// A row consists of a name and marbles. Each marble is one frame of time, which lasts a tenth of a
/// second by default. The symbols follow the conventions of RxJS:
///
/// | symbol | event in the frame |
/// |---|---|
/// | `-` | no event |
/// | `a` | a value: the symbol itself, or the text that a line such as `a = "ada"` defines |
/// | `\|` | completion |
/// | `#` | failure, with the text that a line such as `# = "offline"` defines |
/// | `^` | subscription; without it, the row is subscribed from the start |
/// | `!` | cancellation |
/// | `(ab\|)` | several events, in this order |
/// | ` 1.5s ` | no event for a duration: a number and `ms`, `s` or `m` between spaces |
///
/// Other spaces are ignored and can align the frames of several rows. Unlike in RxJS, a group lasts
/// one frame regardless of its length, so the next frame can also have events.
///
/// Two diagrams are equal if their frames have the same duration, and their rows have the same
/// names and the same events in the same frames. Trailing frames without events are ignored.
///
/// > Law: **Parsing restores a formatted diagram.** `MarbleDiagram("\(diagram)") == diagram`,
/// > checked by `MarbleLaws.aFormattedDiagramIsParsedBack`.
public struct MarbleDiagram: Sendable {
  /// An event in a frame.
  public struct Marble: Sendable, Hashable {
    /// The index of the frame, starting at 0.
    public let frame: Int
    /// The kind of event, with the value or the failure text of the event.
    public let signal: MarbleSignal
  }

  /// The events that one subscriber receives.
  public struct Row: Sendable, Hashable {
    /// The name of the row.
    public let name: String
    /// The events, in chronological order.
    public package(set) var marbles: [Marble]

    package init(_ name: String, _ marbles: [Marble]) {
      self.name = name.printable
      self.marbles = marbles.map { $0.printable }
    }
  }

  /// The default duration of a frame: a tenth of a second.
  public static let standardFrame = Duration.milliseconds(100)

  /// The rows, from top to bottom.
  public package(set) var rows: [Row]
  /// The duration of a frame, in whole milliseconds.
  public let frame: Duration
  /// The number of displayed frames, including trailing frames without events.
  public package(set) var length: Int
  /// The maximum number of symbols per row and frame. If a frame has more events, `…` replaces the
  /// earlier events.
  var maxSigns = Int.max

  /// Creates a diagram from rows.
  ///
  /// - Parameters:
  ///   - frame: The duration of a frame, truncated to whole milliseconds; at least one millisecond.
  ///   - length: The minimum number of frames to display.
  package init(_ rows: [Row], frame: Duration = standardFrame, length: Int = 0) {
    self.rows = rows
    self.frame = frame.wholeFrame
    self.length = max(length, rows.map(\.length).max() ?? 0)
  }
}

extension MarbleDiagram.Row {
  /// The number of frames up to the last event.
  package var length: Int { marbles.last.map { $0.frame + 1 } ?? 0 }
}

extension MarbleDiagram.Marble {
  init(_ frame: Int, _ signal: MarbleSignal) {
    self.frame = frame
    self.signal = signal
  }

  fileprivate var printable: Self {
    switch signal {
    case .value(let text): Self(frame, .value(text.printable))
    case .failed(let text): Self(frame, .failed(text.printable))
    case .subscribed, .finished, .cancelled: self
    }
  }
}

extension MarbleDiagram: Equatable {
  /// Returns whether two diagrams have the same frame duration and the same events in each row.
  ///
  /// Trailing frames without events are ignored.
  public static func == (a: Self, b: Self) -> Bool { a.frame == b.frame && a.rows == b.rows }
}

extension Duration {
  /// The duration as a valid frame duration, in whole milliseconds and at least one millisecond.
  package var wholeFrame: Duration {
    let milliseconds = min(max(nanoseconds / 1_000_000, 1), 1_000_000_000)
    return .milliseconds(milliseconds)
  }
}
