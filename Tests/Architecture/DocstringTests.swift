import Foundation
import Testing

/// Checks that docstrings describe the declarations below them.
@Suite struct DocstringTests {
  @Test func theDocstringOfAnActionNamesItsCommand() throws {
    let actions = Sources.folder.appending(path: "Views/Interaction/ControlAction.swift")
    let text = try String(contentsOf: actions, encoding: .utf8)
    let documented = text.matches(of: /\/\/\/ The (.*) commands?,.*\n *case (.*)/)
    #expect(documented.count > 10)
    for action in documented {
      #expect(
        action.1.replacing(" and ", with: ", ") == "`\(action.2.replacing(", ", with: "`, `"))`")
    }
  }
}
