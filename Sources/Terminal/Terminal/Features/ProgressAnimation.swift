import Dispatch
import PlatenContext
import PlatenLines

/// Animates the signs for work in progress on a terminal.
///
/// A sign begins to turn 300 milliseconds after the first one appears, so that short work shows a
/// steady sign. The animation replaces signs in the painted frame and does not update the session.
/// No timer runs while no sign is visible.
@MainActor
final class ProgressAnimation: DisplayFeature {
  private typealias Time = DispatchQueue.SchedulerTimeType

  /// The time between two turns.
  private static let interval = Time.Stride.milliseconds(100)

  private let turns: [Character]
  private let scheduler: AnySchedulerOf<DispatchQueue>
  /// The last frame with signs, or `nil` while no sign is visible.
  private var frame: PaintedFrame?
  /// The indices of the lines with signs.
  private var rows: [Int] = []
  /// The number of turns since the signs appeared.
  private var count = 0
  /// The number of times that signs appeared, which invalidates earlier timers.
  private var appearance = 0
  /// A closure that paints a frame.
  var paint: @MainActor (PaintedFrame) -> Void = { _ in }

  /// Creates an animation in a character set.
  init(glyphs: Glyphs, on scheduler: AnySchedulerOf<DispatchQueue>) {
    turns = Array(glyphs == .ascii ? #"|/-\"# : "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
    self.scheduler = scheduler
  }

  /// Turns the signs of a frame to their current position, and starts or stops the animation.
  func prepare(_ drawing: inout Drawing) {
    rows = drawing.frame.lines.indices(having: .progress)
    if rows.isEmpty { return end() }
    let isNew = frame == nil
    frame = drawing.frame
    if isNew { schedule(after: .beforeProgress) }
    if count > 0 { drawing.frame = turned(drawing.frame) }
  }

  /// Stops the animation until another frame with signs is painted.
  func end() {
    if frame == nil { return }
    frame = nil
    count = 0
    appearance += 1
  }

  private func schedule(after delay: Time.Stride) {
    let appearance = appearance
    scheduler.schedule(after: scheduler.now.advanced(by: delay)) { [weak self] in
      MainActor.assumeIsolated { self?.turn(appearance) }
    }
  }

  private func turn(_ appearance: Int) {
    guard appearance == self.appearance, let frame else { return }
    count += 1
    schedule(after: Self.interval)
    paint(turned(frame))
  }

  private func turned(_ frame: PaintedFrame) -> PaintedFrame {
    var frame = frame
    let sign = turns[(count - 1) % turns.count]
    for row in rows { frame.lines[row] = frame.lines[row].replacingProgress(with: sign) }
    return frame
  }
}

extension Line {
  /// Returns the line with a character in place of the sign for work in progress, in as many cells.
  fileprivate func replacingProgress(with sign: Character) -> Line {
    runs.map { run in
      guard run.style.attributes.contains(.progress) else {
        return Line(String(run.text), style: run.style)
      }
      let before = (run.text.cells - 1) / 2
      let text = String(repeating: " ", count: before) + String(sign)
      return Line(text, style: run.style) + .spaces(run.text.cells - 1 - before)
    }.joined()
  }
}
