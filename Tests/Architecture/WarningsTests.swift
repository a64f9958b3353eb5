import Foundation
import PlatenTestProcesses
import Testing

/// Checks that `Scripts/check-warnings` reads the diagnostics of a build.
@Suite struct WarningsTests {
  private static let scripts = Sources.folder.appending(path: "../Scripts").standardizedFileURL.path

  /// Compiles a source as a debug build of a library does, and runs the script on the products.
  private func check(_ source: String, after change: String = "") async throws -> Finished {
    let shell = #"""
      set -e
      folder=$(pwd -P)
      mkdir -p Scripts Sources/B .build/debug/A.build
      cat >Package.swift <<'END'
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(
        name: "A", products: [.library(name: "A", targets: ["A"])],
        targets: [.target(name: "A", dependencies: ["B"], path: "Sources"), .target(name: "B")])
      END
      echo "int c(void);" >Sources/c.c
      cat >.build/debug.yaml <<END
          tool: clang
          inputs: ["$folder/Sources/c.c"]
          outputs: ["$folder/c.o"]
          description: "Compiling c.c"
          args: ["clang", "-c", "$folder/Sources/c.c", "-o", "$folder/c.o"]
      END
      cp "$0/check-warnings" "$0/manifest.py" "$0/serialized_diagnostics.py" Scripts/
      echo "$1" >Sources/A.swift
      products=.build/debug/A.build
      echo "{\"\": {}, \"$folder/Sources/A.swift\": {\"diagnostics\": \"$folder/$products/A.dia\"}}" \
        >$products/output-file-map.json
      swiftc -frontend -typecheck -module-name A -serialize-diagnostics-path $products/A.dia \
        "$folder/Sources/A.swift" 2>compiler.log
      eval "$2"
      exec Scripts/check-warnings
      """#
    return try await ChildProcess.run("/bin/sh", ["-c", shell, Self.scripts, source, change])
  }

  @Test func aStoredWarningFailsTheCheck() async throws {
    let run = try await check("\nfunc call() { let unused = 1 }")
    #expect(run.status == 1)
    #expect(
      run.output.contains("/Sources/A.swift:2:19: initialization of immutable value 'unused'"),
      "\(run.output)\(run.errors)")
    #expect(run.errors.contains("warnings in the debug build: 1;"), "\(run.errors)")
  }

  @Test func sourcesWithoutWarningsPassTheCheck() async throws {
    let run = try await check("func call() {}")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output == "The debug build has no warnings in 1 files of diagnostics.\n")
  }

  @Test func aWarningInACFileFailsTheCheck() async throws {
    let run = try await check(
      "func call() {}", after: "echo 'int *f(void) { int a; return &a; }' >Sources/c.c")
    #expect(run.status == 1)
    #expect(run.output.contains("/Sources/c.c:1:31: warning: address of stack memory"))
    #expect(run.errors.contains("warnings in the debug build: 1;"), "\(run.errors)")
  }

  @Test func modulesThatTheBuildDoesNotContainAreListed() async throws {
    let run = try await check("func call() {}", after: "touch Sources/B/B.swift")
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(run.output.hasPrefix("Not checked, because the build does not contain them: B\n"))
  }

  @Test func productsThatAreOlderThanTheirSourcesAreIgnored() async throws {
    let run = try await check(
      "func call() { let unused = 1 }", after: "touch -d 2100-01-01 Sources/A.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no current debug build"), "\(run.errors)")
  }
}
