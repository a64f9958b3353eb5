import PlatenTestProcesses
import Testing

/// Tests of output other than frames: events, printed pipelines and watched values.
@Suite struct EventLinesTests {
  @Test func theGitHubScreenLogsTheEventsOfItsPipelines() async throws {
    let run = try await Product.gallery.run(
      "--virtual-time",
      playing: #"""
        open github
        set "Github ID:" ada
        wait
        set "Github ID:" nobody
        wait
        log 99

        """#)
    let lines = run.output.split(separator: "\n").map { String($0.dropFirst(2)) }
    for line in [
      "Set username to ada", "username pipeline: : receive value: (ada)",
      "repositoryCountLabel Updated to 42", "repositoryCountLabel Updated to unknown",
      "username pipeline: : receive value: (nobody)", "github user data: : receive value: ([])",
    ] {
      #expect(lines.contains(line))
    }
    let users = lines.filter { $0.hasPrefix("github user data: : receive value: ([GitHubSample.") }
    #expect(users.count == 1)
    #expect(users.first?.contains(#"login: "ada", publicRepos: 42"#) == true)
  }
}
