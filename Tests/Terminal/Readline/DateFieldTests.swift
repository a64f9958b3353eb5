import Foundation
import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenReadline
@testable import PlatenTerminal

extension OneReadline {
  /// Tests of typing in the field of a date.
  @MainActor
  @Suite final class DateFieldTests {
    private final class Model: ObservableObject {
      @Published var date = Date(timeIntervalSince1970: 1_800_000_000)
    }

    private struct Screen: View {
      @ObservedObject var model: Model

      var body: some View {
        DatePicker("Due", selection: $model.date, displayedComponents: .date)
          .environment(\.timeZone, .gmt)
      }
    }

    private let model = Model()
    private lazy var session = Session(Screen(model: model))

    /// Returns the text of the field after keys.
    ///
    /// - Parameter last: Keys that follow after the program has changed the date.
    private func text(
      after keys: [Key], thenProgramAnd last: [Key] = [], in editor: any LineEditor
    ) throws -> String? {
      editor.edit("")
      let face = ConsoleFace(editor, showing: session)
      let chain = face.keys
      defer { face.focus.followPrompt() }
      try session.moveFocus(to: "Due")
      func press(_ keys: [Key]) {
        for key in keys {
          chain.take(key)
          face.focus.follow()
        }
      }
      press(keys)
      if !last.isEmpty {
        model.date += 86400
        face.focus.follow()
        press(last)
      }
      return session.screen.focusedControl?.value
    }

    nonisolated private static func keys(_ texts: String...) -> [Key] {
      texts.map { .bytes(Array($0.utf8)) }
    }

    /// Keys in the field, and the text afterwards.
    nonisolated private static let cases: [(keys: [Key], text: String)] = [
      (keys("2", "0"), "20"),
      ([.paste("2026-12-31")], "2026-12-31"),
      ([.paste("2026-12"), .paste("-31")], "2026-12-31"),
      (keys("\u{7F}", "6"), "2027-01-16"),
      (keys("\u{1}", "1"), "12027-01-15"),
      (keys("\u{1B}[A", "2"), "2"),
      (keys("\u{1B}[A", "\u{7F}"), "2027-01-1"),
      (keys("x", "\u{1F}", "\u{1F}"), "2027-01-15"),
      (keys("x", "\r", "2"), "2"),
    ]

    @Test(arguments: cases.indices, [true, false])
    func textReplacesADateThatWasNotEdited(index: Int, usesReadline: Bool) throws {
      let (keys, text) = Self.cases[index]
      let editor: any LineEditor = usesReadline ? OneReadline.readline : EmacsLineEditor()
      #expect(try self.text(after: keys, in: editor) == text)
    }

    @Test(
      arguments: [
        (keys("w"), "2027-01-16"), (keys("x"), "2027-01-1"), ([.paste("2026")], "2026"),
      ] as [([Key], String)])
    func aCommandOfViKeepsADateThatTheProgramHasChanged(last: [Key], text: String) throws {
      defer { OneReadline.useEmacsMode() }
      let viMode = Self.keys("\u{18}", "v") + [.escape]
      let editor = OneReadline.readline
      #expect(try self.text(after: viMode, thenProgramAnd: last, in: editor) == text)
    }
  }
}
