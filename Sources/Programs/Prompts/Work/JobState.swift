import PlatenContext
import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

/// A job that runs or has ended.
@MainActor
final class JobState: ObservableObject, Identifiable {
  enum Phase {
    case running
    case ended(Duration)
    case failed(any Error, Duration)
  }

  let job: Job
  @Published private(set) var phase = Phase.running
  @Published private(set) var fraction: Double?
  @Published private(set) var status = ""
  /// The log of the job, once it has ended.
  private(set) var log: [String] = []
  private var progress: JobProgress?

  init(_ job: Job) { self.job = job }

  /// Performs the job, and measures its time by a clock.
  func run(clock: VirtualClock) async {
    let progress = JobProgress(clock: clock) { [weak self] in
      MainQueue.run { self?.follow() }
    }
    self.progress = progress
    let start = clock.now
    var failure: (any Error)?
    do { try await job.work(progress) } catch { failure = error }
    log = progress.logged
    let time = start.duration(to: clock.now)
    phase = failure.map { .failed($0, time) } ?? .ended(time)
  }

  private func follow() {
    guard let (fraction, status) = progress?.read() else { return }
    if fraction != self.fraction { self.fraction = fraction }
    if status != self.status { self.status = status }
  }

  var error: (any Error)? { if case .failed(let error, _) = phase { error } else { nil } }
}

/// A job in one line; the log of a failed job follows.
struct JobRow: View {
  @ObservedObject var job: JobState
  let screen: PromptScreen

  var body: some View {
    switch job.phase {
    // Lines that cannot change show no progress.
    case .running where screen.isPlain: AnswerLine(label: name, answer: "started")
    case .running: ProgressView(value: job.fraction) { Text(label) }
    case .ended(let time):
      AnswerLine(label: name, answer: time.inSeconds).gutterSign(screen.sign(true))
    case .failed(let error, let time):
      let reason = String(ordered: error)
      AnswerLine(
        label: name, answer: "failed after \(time.inSeconds): \(reason)", isCancelled: true
      )
      .gutterSign(screen.sign(false))
      ForEach(Array(job.log.enumerated()), id: \.offset) { line in
        Text(line.element).foregroundStyle(.secondary).padding(.leading, 16)
      }
    }
  }

  private var name: String { job.job.name }

  private var label: String {
    job.status.isEmpty ? name : "\(name)  \(job.status)"
  }
}
