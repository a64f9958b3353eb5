import Dispatch
import PlatenContext
import PlatenLines
import Synchronization

/// The progress that a terminal shows in its tab or in the taskbar (OSC 9;4).
///
/// Work appears there if it lasts 300 milliseconds, like the signs for work in progress. Some
/// terminals remove progress that is not reported again, so it is repeated every 10 seconds.
@MainActor
final class ProgressReport: DisplayFeature {
  private typealias Time = DispatchQueue.SchedulerTimeType

  /// The progress of the work on a screen.
  enum State: Equatable {
    case none
    /// Work whose completed part is unknown.
    case unknown
    /// The completed part, in percent.
    case part(Int)

    var sequence: String {
      switch self {
      case .none: "\(RestoringSequence.progress)"
      case .unknown: "\u{1B}]9;4;3\u{1B}\\"
      case .part(let percent): "\u{1B}]9;4;1;\(percent)\u{1B}\\"
      }
    }
  }

  private static let repetition = Time.Stride.seconds(10)

  private let scheduler: AnySchedulerOf<DispatchQueue>
  private let write: ([UInt8]) -> Void
  private var state = State.none
  /// The state that the terminal shows.
  private var shown = State.none
  /// The number of times that work began, which invalidates earlier timers.
  private var beginnings = 0

  init(on scheduler: AnySchedulerOf<DispatchQueue>, write: @escaping ([UInt8]) -> Void) {
    (self.scheduler, self.write) = (scheduler, write)
  }

  func prepare(_ drawing: inout Drawing) {
    let progress = drawing.frame.lines.progress
    follow(progress == .none && drawing.isBusy ? .unknown : progress)
  }

  func end() { follow(.none) }

  /// Forgets what the terminal shows, and the timers.
  func begin() { (state, shown, beginnings) = (.none, .none, beginnings + 1) }

  private func follow(_ new: State) {
    let old = state
    state = new
    if state == old { return }
    if state == .none {
      beginnings += 1
      show()
    } else if shown != .none {
      show()
    } else if old == .none {
      schedule(after: .beforeProgress, beginnings)
    }
  }

  private func show() {
    if shown == .none && state == .none { return }
    shown = state
    TerminalModes.showsProgress.store(true, ordering: .sequentiallyConsistent)
    write(Array(state.sequence.utf8))
  }

  private func schedule(after delay: Time.Stride, _ beginning: Int) {
    scheduler.schedule(after: scheduler.now.advanced(by: delay)) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.beginnings == beginning else { return }
        self.show()
        self.schedule(after: Self.repetition, beginning)
      }
    }
  }
}

extension [Line] {
  /// The progress of the first bar or, without a bar, of the signs for work in progress.
  fileprivate var progress: ProgressReport.State {
    guard let row = first(where: { $0.has(.progressBar) }) else {
      return contains { $0.has(.progress) } ? .unknown : .none
    }
    let bar = row.runs.filter { $0.style.attributes.contains(.progressBar) }.map(\.text).joined()
    let filled = bar.count { $0 == "#" }
    let cells = filled + bar.count { $0 == "-" }
    return cells == 0 || filled == cells ? .none : .part(100 * filled / cells)
  }
}
