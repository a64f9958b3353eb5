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
