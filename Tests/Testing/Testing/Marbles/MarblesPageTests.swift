import Foundation
import Testing

@testable import PlatenTesting

/// Tests that `Documentation/Marbles.md` agrees with the operators.
///
/// If a test fails, run it with `PLATEN_RECORD=1` in the environment.
@MainActor
@Suite struct MarblesPageTests {
  @Test func thePageShowsTheBehaviorOfTheOperators() throws {
    let root = URL(fileURLWithPath: #filePath).appending(path: "../../../../..").standardizedFileURL
    let page = root.appending(path: "Documentation/Marbles.md")
    let text = try MarblesPage().text
    if Recorder.shared.isOn { try Data(text.utf8).write(to: page) }
    #expect(try String(contentsOf: page, encoding: .utf8) == text)
  }
}
