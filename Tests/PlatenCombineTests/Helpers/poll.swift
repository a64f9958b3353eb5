import Testing

/// Waits until a condition holds, for ten seconds at most.
func poll(until holds: () async -> Bool) async throws {
  for _ in 0..<10_000 {
    if await holds() { return }
    try await Task.sleep(for: .milliseconds(1))
  }
  Issue.record("The condition does not hold after ten seconds")
}
