/// The command that runs at a prompt, which Ctrl-C cancels.
@MainActor
final class RunningCommand {
  private var task: Task<Bool, Never>?

  /// Performs the work of a command.
  ///
  /// - Returns: The result of the work.
  func perform(_ work: @escaping @MainActor () async -> Bool) async -> Bool {
    let task = MainQueue.start { await work() }
    self.task = task
    defer { self.task = nil }
    return await task.value
  }

  /// Cancels the command, if one is running.
  func cancel() { task?.cancel() }
}
