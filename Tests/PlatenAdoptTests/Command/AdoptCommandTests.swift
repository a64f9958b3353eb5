import Foundation
import PlatenTestPrograms
import Testing

@testable import PlatenAdopt

/// Runs `platen adopt` with a script in place of `swift`.
@Suite struct AdoptCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the program on the folder `app`, with a shell script as `swift`.
  private func adopt(_ arguments: String..., swift: String = "exit 0") async throws -> Finished {
    try folder.add("#!/bin/sh\n\(swift)\n", as: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
    return try await ChildProcess.run("/usr/bin/env", words + arguments)
  }

  private var words: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return [
      "PATH=\(folder.url.path)/bin:\(path)", Product("platen").path, "adopt",
      folder.url.appending(path: "app").path, "--scratch-path",
      folder.url.appending(path: "out/build").path, "--platen", "https://example.com/platen",
    ]
  }

  private var outputs: [String] {
    folder.url.appending(path: "out").contents.map(\.lastPathComponent)
  }

  @Test func errorsOfTheCompilerAreReported() async throws {
    try folder.add("let a = b", as: "app/A File.swift")
    let run = try await adopt(
      swift: #"echo "$3/Sources/app/A File.swift:1:9: error: cannot find 'b' in scope"; exit 1"#)
    #expect(
      run.output.hasPrefix(
        "app: 0 of 1 files build\n\nA File.swift\n  1:9 cannot find 'b' in scope\n"))
    #expect(run.status == 1)
    #expect(outputs == ["app", "build"])
  }

  @Test func theReportCanBeJSON() async throws {
    try folder.add("let a = 1", as: "app/A.swift")
    let run = try await adopt("--json")
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.files.map(\.errors) == [[]])
    #expect(report.isBuilt)
    #expect(run.status == 0)
  }

  @Test func theOutputOfAFailedBuildIsReported() async throws {
    try folder.add("let a = 1", as: "app/A.swift")
    let run = try await adopt(swift: "echo no space left; exit 1")
    #expect(run.output.contains("  swift build failed without an error message\n  no space left\n"))
    #expect(run.status == 1)
  }

  @Test(arguments: [SIGINT, SIGTERM]) func aSignalLeavesNothingBehind(signal: Int32) async throws {
    try folder.add("let a = 1", as: "app/A.swift")
    let started = folder.url.appending(path: "started")
    let run = try await adopt(
      swift: "echo $$ > '\(started.path)'; kill -\(signal) $PPID; exec sleep 60")
    #expect(run.status == 128 + signal)
    #expect(run.output + run.errors == "")
    #expect(outputs == ["build"])
    let child = try pid_t(String(contentsOf: started, encoding: .utf8).dropLast())
    #expect(kill(try #require(child), 0) == -1)
  }

  @Test func nothingIsWrittenToTheFolderOfTheApp() async throws {
    try folder.add("import Kingfisher\n@UIApplicationMain class A {}", as: "app/A.swift")
    try folder.add("app/a.json")
    _ = try await adopt()
    let app = folder.url.appending(path: "app")
    #expect(app.contents.map(\.lastPathComponent) == ["A.swift", "a.json"])
    let run = try await adopt("--output", app.appending(path: "linux").path)
    #expect(run.status == 2)
    #expect(run.errors.contains("it is in the folder to adopt; specify a different --output"))
  }

  @Test(arguments: [
    ([], "has no Swift files; specify the folder of an app"),
    (["app/A.xcodeproj/project.pbxproj"], "line 1: expected a value instead of end of file"),
    (["app/A.xcodeproj/x", "app/B.xcodeproj/x"], "it has several projects; specify one: "),
  ])
  func afolderWithoutAnAppIsAnError(files: [String], message: String) async throws {
    try folder.url.appending(path: "app").createFolder()
    for file in files { try folder.add("", as: file) }
    let run = try await adopt()
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(outputs == ["build"] || outputs == [])
  }

  @Test func aFileIsNotAFolder() async throws {
    try folder.add("app")
    let run = try await adopt()
    #expect(run.errors.hasSuffix("it is not a folder; specify the folder of an app\n"))
    #expect(run.status == 2)
  }
}
