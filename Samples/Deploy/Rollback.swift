import ArgumentParser
import PlatenPrompts

/// Returns to an earlier release, which the person chooses from a table.
struct Rollback: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Returns to an earlier release (a sample: nothing is deployed).")

  @OptionGroup var prompts: Prompts
  @Option(help: "The version to return to.") var release: String?

  func run() async throws {
    try await prompts.note("Rollback", "Requests fail while the service restarts.")
    let release = try await prompts.choose(
      "Release", from: Release.all, title: \.version, given: try given
    ) {
      TableColumn("Version", value: \.version)
      TableColumn("Date", value: \.date)
      TableColumn("Notes", value: \.notes)
    }
    try await prompts.progress("Stopping") { job in
      for step in 1...4 {
        try await job.clock.sleep(for: .milliseconds(50))
        job.fraction = Double(step) / 4
      }
    }
    try await prompts.tasks {
      Job("Copying \(release.version)") { try await $0.clock.sleep(for: .milliseconds(200)) }
      Job("Warming caches") { job in
        for step in 1...3 {
          job.status = "\(step) of 3"
          try await job.clock.sleep(for: .milliseconds(100))
        }
        job.log("cache \(release.version).eu: no space left")
        if release.id == 1 { throw Invalid("a cache is full") }
      }
    }
    print(release.version)
  }

  private var given: Release? {
    get throws {
      guard let release else { return nil }
      guard let found = Release.all.first(where: { $0.version == release }) else {
        throw ValidationError("--release: there is no release \(release)")
      }
      return found
    }
  }
}

/// Shows all releases.
struct Releases: AsyncParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Lists the releases.")

  @OptionGroup var prompts: Prompts

  func run() async throws {
    try await prompts.table(Release.all) {
      TableColumn("Version", value: \.version)
      TableColumn("Date", value: \.date)
      TableColumn("Notes", value: \.notes)
    }
  }
}

struct Release: Identifiable, Sendable {
  let id: Int
  let version: String
  let date: String
  let notes: String

  static let all = [
    Release(id: 3, version: "1.2", date: "2026-03-01", notes: "faster uploads"),
    Release(id: 2, version: "1.1", date: "2026-02-01", notes: "regions"),
    Release(id: 1, version: "1.0", date: "2026-01-01", notes: "first release"),
  ]
}
