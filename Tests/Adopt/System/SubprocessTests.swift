import Foundation
import PlatenTestProcesses
import Testing

@testable import PlatenAdopt

@Suite struct SubprocessTests {
  private let interruption = Interruption()

  private func shell(_ script: String) -> Subprocess { Subprocess("sh", "-c", script) }

  @Test func linesAreReadAsTheyAppear() throws {
    var lines: [Substring] = []
    let finished = try shell("echo a; echo b >&2; printf c; exit 3")
      .run(under: interruption) { lines.append($0) }
    #expect(lines == ["a", "b", "c"])
    #expect(finished.output == "a\nb\nc")
    #expect(finished.status == 3)
  }

  @Test func errorsCanBeDiscarded() throws {
    var command = shell("echo a; echo b >&2")
    command.mergesErrors = false
    #expect(try command.run(under: interruption).output == "a")
  }

  @Test func variablesAreAdded() throws {
    var command = shell("echo $LAMP")
    command.environment = ["LAMP": "on"]
    #expect(try command.run(under: interruption).output == "on")
  }

  @Test func aMissingProgramIsAnError() {
    let error = #expect(throws: AdoptError.self) {
      try Subprocess("no-such-program").run(under: interruption)
    }
    #expect(
      error?.description
        == "cannot run no-such-program: No such file or directory; check that PATH contains its folder"
    )
  }

  @Test func aProgramThatTakesTooLongIsEnded() throws {
    var command = shell("echo a; exec sleep 60")
    command.limit = 0.01
    #expect(try command.run(under: interruption).status == nil)
  }
}
