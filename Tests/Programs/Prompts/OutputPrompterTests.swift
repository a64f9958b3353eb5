import PlatenTestProcesses
import Testing

/// Tests of notes, tables and work without a person at a terminal.
@Suite struct OutputPrompterTests {
  private let deploy = Product("deploy")

  @Test func aTableContainsAllRows() async throws {
    let run = try await deploy.run("releases")
    #expect(
      run.errors == """
        Version                    Date                       Notes
        1.2                        2026-03-01                 faster uploads
        1.1                        2026-02-01                 regions
        1.0                        2026-01-01                 first release

        """)
    #expect(run.output == "")
  }

  @Test func eachJobHasALineAtItsStartAndAtItsEnd() async throws {
    let run = try await deploy.run("rollback", "--release", "1.1")
    #expect(run.status == 0)
    #expect(run.output == "1.1\n")
    let lines = run.errors.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(3) == [
        "Rollback", "Requests fail while the service restarts.", "Stopping  started",
      ])
    #expect(lines.dropFirst(4).prefix(2) == ["Copying 1.1  started", "Warming caches  started"])
    #expect(lines.count == 8)
    #expect(lines[3].hasPrefix("Stopping  0.") && lines[3].hasSuffix("s"), "\(lines[3])")
  }

  @Test func theLogOfAFailedJobRemains() async throws {
    let run = try await deploy.run("rollback", "--release", "1.0")
    #expect(run.status == 1)
    #expect(
      run.errors.hasSuffix(
        ": a cache is full\n  cache 1.0.eu: no space left\nError: a cache is full\n"),
      "\(run.errors)")
  }
}
