import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

/// Runs `platen adopt` with a script in place of `swift`.
@Suite struct AdoptCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs the program on a folder, with a shell script as `swift`.
  private func adopt(
    _ app: String = "app", _ arguments: [String] = [], swift: String = "exit 0"
  ) async throws -> Finished {
    try folder.add("#!/bin/sh\n\(swift)\n", as: "bin/swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.url.appending(path: "bin/swift").path)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let words = [
      "PATH=\(folder.url.path)/bin:\(path)", Product("platen").path, "adopt",
      folder.url.appending(path: app).path, "--platen", "https://example.com/platen",
    ]
    let output = ["--output", folder.url.appending(path: "out/\(app)").path]
    return try await ChildProcess.run(
      "/usr/bin/env", words + (arguments.contains("--output") ? [] : output) + arguments)
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
    #expect(outputs == ["app"])
  }

  @Test func theReportCanBeJSON() async throws {
    try folder.add("let a = 1", as: "app/A.swift")
    let run = try await adopt("app", ["--json"])
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
    #expect(outputs == [])
    let child = try pid_t(String(contentsOf: started, encoding: .utf8).dropLast())
    #expect(kill(try #require(child), 0) == -1)
  }

  @Test func nothingIsWrittenToTheFolderOfTheApp() async throws {
    try folder.add("import Kingfisher\n@UIApplicationMain class A {}", as: "app/A.swift")
    try folder.add("app/a.json")
    _ = try await adopt()
    let app = folder.url.appending(path: "app")
    #expect(app.contents.map(\.lastPathComponent) == ["A.swift", "a.json"])
    let run = try await adopt("app", ["--output", app.appending(path: "linux").path])
    #expect(run.status == 2)
    #expect(run.errors.contains("it is in the folder to adopt; specify a different --output"))
    let build = try await adopt("app", ["--scratch-path", app.appending(path: "build").path])
    #expect(
      build.errors.contains("it is in the folder to adopt; specify a different --scratch-path"))
    #expect(app.contents.map(\.lastPathComponent) == ["A.swift", "a.json"])
  }

  @Test(arguments: ["--output", "--scratch-path"])
  func nothingIsWrittenToTheFolderOfANamedProject(option: String) async throws {
    var project = ProjectText(sources: "B")
    project.objects = """
      B = { isa = PBXBuildFile; fileRef = F; };
      F = { isa = PBXFileReference; path = A.swift; sourceTree = SOURCE_ROOT; };
      """
    try folder.add(project.text, as: "app/Lamp.xcodeproj/project.pbxproj")
    try folder.add("app/A.swift")
    try folder.url.appending(path: "link").link(to: folder.url.appending(path: "app"))
    for place in ["app/linux", "link/a/b"] {
      let run = try await adopt(
        "app/Lamp.xcodeproj", [option, folder.url.appending(path: place).path])
      #expect(
        run.errors.hasSuffix("it is in the folder to adopt; specify a different \(option)\n"))
      #expect(run.status == 2)
    }
    let app = folder.url.appending(path: "app")
    #expect(app.contents.map(\.lastPathComponent) == ["A.swift", "Lamp.xcodeproj"])
  }

  @Test func aTestThatIsNotReadableIsAnError() async throws {
    try folder.add("@main struct LampApp {}", as: "app/A.swift")
    _ = try await adopt()
    let test = "out/app/Tests/appTests/FirstScreenTests.swift"
    try Data([0xFF]).write(to: folder.url.appending(path: test))
    let run = try await adopt()
    #expect(run.errors.contains("cannot read \(folder.url.path)/\(test): "))
    #expect(run.errors.hasSuffix("; correct the file, or remove it\n"))
    #expect(run.status == 2)
    try FileManager.default.removeItem(at: folder.url.appending(path: test))
    #expect(try await adopt().errors == "")
  }

  /// The output of a manifest, which is a program.
  @Test func aManifestWithDeepValuesIsNotValid() async throws {
    try folder.add("", as: "app/Package.swift")
    let run = try await adopt(swift: "printf '{\"name\":'; head -c 100000 /dev/zero | tr '\\0' '['")
    #expect(run.errors.contains("the manifest is not valid; run: swift package dump-package"))
    #expect(run.status == 2)
  }

  @Test(arguments: [
    ([], "has no Swift files; specify the folder of an app"),
    (["app/A.xcodeproj/project.pbxproj"], "line 1: expected a value instead of end of file"),
    (
      ["app/A.xcodeproj/x", "app/B.xcodeproj/x"],
      "it has several projects; specify one, or a --target: "
    ),
  ])
  func afolderWithoutAnAppIsAnError(files: [String], message: String) async throws {
    try folder.url.appending(path: "app").createFolder()
    for file in files { try folder.add("", as: file) }
    let run = try await adopt()
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(outputs == [])
  }

  /// The compiler writes a file of diagnostics for each source that it reads.
  @Test func filesThatWereNeverCompiledAreNotCountedAsBuilt() async throws {
    for name in ["A", "B", "My C"] { try folder.add("let a = 1", as: "app/\(name).swift") }
    let run = try await adopt(
      swift: """
        products="$5/x86_64-unknown-linux-gnu/debug/app.build"
        mkdir -p "$products"; touch "$products/A.dia" "$products/My C.dia"
        echo "error: no space left"; exit 1
        """)
    #expect(
      run.output.hasPrefix(
        "app: 2 of 3 files build\n\nNot compiled, because the build ended before\n  B.swift\n"))
    #expect(run.status == 1)
  }

  /// Two apps, of which one imports a module that is missing, and the other one asks for it.
  @Test func appsDoNotShareAFolderOfBuildProducts() async throws {
    try folder.add("let a = 1", as: "app/A.swift")
    try folder.add("let b = 1", as: "other/B.swift")
    let script = #"echo "scratch $5"; exit 1"#
    for app in ["app", "other"] {
      let run = try await adopt(app, swift: script)
      #expect(run.output.contains("\n  scratch \(folder.url.path)/out/\(app)/.build\n"))
    }
    let shared = ["--scratch-path", folder.url.appending(path: "shared").path]
    #expect(
      try await adopt("app", ["--output", folder.url.appending(path: "1").path] + shared).status
        == 0)
    let second = try await adopt(
      "other", ["--output", folder.url.appending(path: "2").path] + shared)
    #expect(second.status == 2)
    #expect(second.errors.contains("specify a different --scratch-path"))
  }

  @Test func anAppWithTheNameOfASampleOpensItsOwnFirstScreen() async throws {
    try folder.add("@main struct PostsApp {}", as: "posts/A.swift")
    let run = try await adopt(
      "posts",
      swift: """
        [ "$1" = build ] || exit 0
        mkdir -p "$5/debug"
        for name in posts posts_2; do
          printf '#!/bin/sh\\necho "screen of %s"; echo "> screens"\\n' $name >"$5/debug/$name"
          chmod +x "$5/debug/$name"
        done
        """)
    #expect(run.output.contains("\nFirst screen\nscreen of posts_2\n"))
  }

  @Test func aNameThatIsTooLongIsShortenedInItsError() async throws {
    try folder.add("let a = 1", as: "app/A.swift")
    let name = String(repeating: "n", count: 300)
    let run = try await adopt("app", ["--output", folder.url.appending(path: name).path])
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("platen: cannot write to "))
    #expect(run.errors.contains("n…n"))
    #expect(
      run.errors.hasSuffix(": the name is too long; specify a different --output\n"))
  }

  @Test func theStubsOfAnAppBelongToItsOwner() async throws {
    try folder.add("import AVKit\nimport ARKit", as: "app/A.swift")
    let first = try await adopt()
    #expect(
      first.output.contains(
        """

        Missing modules (files)
          1  ARKit

        Stubs in place of frameworks
          Stubs/AVFoundation
          Stubs/AVKit

        """))
    let stubs = folder.url.appending(path: "out/app/Stubs")
    let error = stubs.appending(path: "AVFoundation/AVError.swift")
    try "let mine = 1".write(to: error)
    try "let own = 1".write(to: stubs.appending(path: "ARKit/ARView.swift"))
    let second = try await adopt()
    #expect(
      second.output.contains(
        "\nStubs in place of frameworks\n  Stubs/ARKit\n  Stubs/AVFoundation\n"))
    #expect(!second.output.contains("Missing modules"))
    #expect(try String(contentsOf: error, encoding: .utf8) == "let mine = 1")
  }

  /// The path of a stub is not that of a source of the app.
  @Test func errorsInAStubAreReported() async throws {
    try folder.add("import PassKit", as: "app/A.swift")
    let run = try await adopt(swift: #"echo "$3/Stubs/PassKit/A.swift:1:9: error: no"; exit 1"#)
    #expect(
      run.output.contains(
        "\nOther errors\n  \(folder.url.path)/out/app/Stubs/PassKit/A.swift:1:9: no\n"))
    #expect(run.status == 1)
  }

  @Test func filesOutsideTheFolderAreNotRead() async throws {
    try folder.add("let a = 1", as: "app/A.swift")
    try folder.url.appending(path: "app/\u{1B}[2J").link(to: URL(filePath: "/"))
    let run = try await adopt()
    #expect(
      run.output.hasPrefix(
        "app: 1 of 1 files build\n\nLeft out\n  ␛[2J: it is outside the project\n\nPackage: "))
    #expect(run.status == 0)
  }

  @Test func aFileIsNotAFolder() async throws {
    try folder.add("app")
    let run = try await adopt()
    #expect(run.errors.hasSuffix("it is not a folder; specify the folder of an app\n"))
    #expect(run.status == 2)
  }
}
