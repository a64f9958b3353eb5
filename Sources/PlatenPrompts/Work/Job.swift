import PlatenReactive

/// Work with a name, which runs at the same time as the other jobs of a command.
///
///     try await prompts.tasks {
///       Job("Push image") { try await push(image) }
///       Job("Notify") { job in
///         job.status = "2 of 3"
///         try await notify()
///       }
///     }
public struct Job: Sendable {
  let name: String
  let work: @Sendable (JobProgress) async throws -> Void

  /// Creates a job.
  public init(_ name: String, work: @escaping @Sendable (JobProgress) async throws -> Void) {
    (self.name, self.work) = (name, work)
  }

  /// Creates a job that reports no progress.
  public init(_ name: String, work: @escaping @Sendable () async throws -> Void) {
    self.init(name) { _ in try await work() }
  }
}

/// The progress and the log of a job.
public final class JobProgress: Sendable {
  private let progress: WorkProgress
  private let lines = Locked<[String]>([])

  init(_ progress: WorkProgress) { self.progress = progress }

  /// The part of the job that is done, from 0 to 1; `nil` if it is unknown.
  public var fraction: Double? {
    get { progress.fraction }
    set { progress.fraction = newValue }
  }

  /// The text after the name of the job.
  public var status: String {
    get { progress.status }
    set { progress.status = newValue }
  }

  /// Adds text to the log, which is shown if the job fails.
  public func log(_ text: String) { lines.withLock { $0.append(text) } }

  var logged: [String] { lines.withLock { $0 } }
}

/// A builder of the jobs in a block.
@resultBuilder
public enum JobBuilder {
  public static func buildExpression(_ job: Job) -> [Job] { [job] }
  public static func buildExpression(_ jobs: [Job]) -> [Job] { jobs }
  public static func buildBlock(_ jobs: [Job]...) -> [Job] { jobs.flatMap { $0 } }
  public static func buildOptional(_ jobs: [Job]?) -> [Job] { jobs ?? [] }
  public static func buildEither(first jobs: [Job]) -> [Job] { jobs }
  public static func buildEither(second jobs: [Job]) -> [Job] { jobs }
  public static func buildArray(_ jobs: [[Job]]) -> [Job] { jobs.flatMap { $0 } }
}
