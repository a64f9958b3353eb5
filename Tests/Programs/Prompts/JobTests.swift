import Testing

@testable import PlatenPrompts

@Suite struct JobTests {
  @JobBuilder private func jobs(isLong: Bool) -> [Job] {
    Job("Build") {}
    if isLong { Job("Test") {} }
    if isLong {
      Job("Sign") { _ in }
    } else {
      Job("Skip") {}
    }
    for number in 1...2 { Job("Push \(number)") {} }
    [Job("Notify") {}]
  }

  @Test func aBlockCanContainConditionsLoopsAndLists() {
    #expect(jobs(isLong: false).map(\.name) == ["Build", "Skip", "Push 1", "Push 2", "Notify"])
    #expect(
      jobs(isLong: true).map(\.name) == ["Build", "Test", "Sign", "Push 1", "Push 2", "Notify"])
  }
}
