import PlatenControls
import PlatenReactive
import PlatenSession
import PlatenViews

/// A job that runs or has ended.
@MainActor
final class JobState: ObservableObject, Identifiable {
  enum Phase {
    case running
    case ended(Duration)
    case failed(any Error, Duration)
  }

  let name: String
  @Published private(set) var phase = Phase.running
  @Published private(set) var fraction: Double?
  @Published private(set) var status = ""
  private let clock = ContinuousClock()
  private let start = ContinuousClock.now
  private(set) lazy var progress = JobProgress(
    WorkProgress { [weak self] in MainQueue.run { self?.follow() } })

  init(_ name: String) { self.name = name }

  private func follow() {
    let (fraction, status) = (progress.fraction, progress.status)
    if fraction != self.fraction { self.fraction = fraction }
    if status != self.status { self.status = status }
  }

  func end(with error: (any Error)?) {
    let time = start.duration(to: clock.now)
    phase = error.map { .failed($0, time) } ?? .ended(time)
  }

  var error: (any Error)? { if case .failed(let error, _) = phase { error } else { nil } }
}

/// A job in one line; the log of a failed job follows.
struct JobRow: View {
  @ObservedObject var job: JobState

  var body: some View {
    switch job.phase {
    case .running:
      ProgressView(value: job.fraction) { Text(label) }
    case .ended(let time):
      AnswerLine(label: job.name, answer: time.inSeconds)
    case .failed(let error, let time):
      AnswerLine(
        label: job.name, answer: "failed after \(time.inSeconds): \(error)", isCancelled: true)
      ForEach(Array(job.progress.logged.enumerated()), id: \.offset) { line in
        Text("  " + line.element).foregroundStyle(.secondary)
      }
    }
  }

  private var label: String { job.status.isEmpty ? job.name : "\(job.name)  \(job.status)" }
}

extension Duration {
  /// The duration in seconds, with one decimal.
  fileprivate var inSeconds: String {
    let tenths = (components.seconds * 10) + components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
