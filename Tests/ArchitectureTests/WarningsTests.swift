import Foundation
import PlatenTestPrograms
import Testing

/// Checks that `Scripts/check-warnings` reads the diagnostics of a build.
@Suite struct WarningsTests {
  private static let scripts = Sources.folder.appending(path: "../Scripts").standardizedFileURL.path

  /// Compiles a source as a debug build does, and runs the script on the products.
  private func check(_ source: String, after change: String = "") async throws -> Finished {
    let shell = #"""
      set -e
      folder=$(pwd -P)
      mkdir -p Scripts Sources .build/debug/A.build
      cp "$0/check-warnings" "$0/serialized_diagnostics.py" Scripts/
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

  @Test func productsThatAreOlderThanTheirSourcesAreIgnored() async throws {
    let run = try await check(
      "func call() { let unused = 1 }", after: "touch -d 2100-01-01 Sources/A.swift")
    #expect(run.status == 1)
    #expect(run.errors.contains("there is no current debug build"), "\(run.errors)")
  }
}
