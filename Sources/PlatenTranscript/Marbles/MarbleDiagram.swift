import PlatenLines
import PlatenReactive
import PlatenSession

/// What subscribers of pipelines see, and when, as text: a row for each of them.
///
///     username  a--b-c----------
///     settled   -----------c----
///     a = "ad"
///     b = "ada"
///     c = "adam"
///
/// A row is its name and its marbles. Each sign of these is a frame of time, a tenth of a second
/// unless said otherwise, as in RxJS:
///
/// | sign | what happens in the frame |
/// |---|---|
/// | `-` | nothing |
/// | `a` | a value: itself, or the text that a line such as `a = "ada"` below gives it |
/// | `\|` | it finishes |
/// | `#` | it fails, with the text that a line such as `# = "offline"` gives |
/// | `^` | it is subscribed to; it is from the beginning where there is none |
/// | `!` | it is cancelled |
/// | `(ab\|)` | several of these, in this order |
/// | ` 1.5s ` | nothing, for so long: a number and `ms`, `s` or `m` between spaces |
///
/// Other spaces mean nothing, so that frames of several rows can stand below each other. Unlike in
/// RxJS a group lasts one frame, however long it is; otherwise nothing could happen in the next.
///
/// Two diagrams are equal if the same happens in them in the same frames; for how long nothing
/// happens at the end does not count.
///
/// > Law: **A diagram is read back.** `MarbleDiagram("\(diagram)") == diagram`, checked by
/// > `MarbleLaws.aDiagramIsReadBack`.
public struct MarbleDiagram: Sendable {
  /// What happens in a frame.
  public struct Marble: Sendable, Hashable {
    /// The frame, from 0.
    public let frame: Int
    /// What happens.
    public let signal: MarbleSignal
  }

  /// What one subscriber sees.
  public struct Row: Sendable, Hashable {
    /// What the row is called.
    public let name: String
    /// What it sees, in order.
    public package(set) var marbles: [Marble]

    package init(_ name: String, _ marbles: [Marble]) {
      self.name = name.printable
      self.marbles = marbles.map { $0.printable }
    }
  }

  /// A tenth of a second.
  public static let standardFrame = Duration.milliseconds(100)

  /// The rows, in the order in which they stand.
  public package(set) var rows: [Row]
  /// For how long a frame lasts, in whole milliseconds.
  public let frame: Duration
  /// The frames that it shows, with those at the end in which nothing happens.
  public package(set) var length: Int
  /// The most signs that a row has in a frame: of more the last ones are drawn, behind `…`.
  var mostSigns = Int.max

  /// - Parameters:
  ///   - frame: At least a millisecond; the rest of one is left out.
  ///   - length: The least frames to show.
  package init(_ rows: [Row], frame: Duration = standardFrame, length: Int = 0) {
    self.rows = rows
    self.frame = frame.wholeFrame
    self.length = max(length, rows.map(\.length).max() ?? 0)
  }
}

extension MarbleDiagram.Row {
  /// The frames up to what happens last.
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
  /// Whether the same happens in the same frames.
  public static func == (a: Self, b: Self) -> Bool { a.frame == b.frame && a.rows == b.rows }
}

extension Duration {
  /// The nearest time that a frame can last.
  package var wholeFrame: Duration {
    let milliseconds = min(max(nanoseconds / 1_000_000, 1), 1_000_000_000)
    return .milliseconds(milliseconds)
  }
}
