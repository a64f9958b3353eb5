import Platen
import Testing

@testable import PlatenConsole
@testable import PlatenTerminal

@Suite struct FieldErrorsTests {
  private let message = Line("too short", style: Style(foreground: .red))

  private func field(_ text: String, isFocused: Bool = false) -> Line {
    let bracket = isFocused ? Style(.focused, foreground: .role(.edge)) : .muted
    return Line("Name ", style: Style(role: .label)) + Line("[", style: bracket)
      + Line(text, style: Style(fill: .field)) + Line("]", style: bracket)
  }

  private func shown(_ frame: [Line], gutter: Gutter = .unicode) -> [Line]? {
    FieldErrors(frame, visible: 0..<frame.count, gutter: gutter).map { errors in
      frame.enumerated().map { errors.line($1, at: $0) }
    }
  }

  private func colors(_ line: Line?) -> [Style.Color?]? { line?.runs.map(\.style.foreground) }

  @Test func theBracketsOfAFieldAboveRedTextHaveTheColorOfErrors() {
    let shown = shown([field("Ada"), message])
    let expected: [Style.Color] = [.role(.label), .role(.error), .role(.field), .role(.error)]
    #expect(colors(shown?[0]) == expected)
    #expect(colors(shown?[1]) == [.role(.error)])
  }

  @Test func theBarNextToTheFocusedFieldHasTheColorOfErrors() {
    let line = shown([field("Ada", isFocused: true), message])?[0]
    #expect(line?.text == "▌ Name [Ada]")
    #expect(colors(line)?.first == .role(.error))
    #expect(
      shown([field("Ada", isFocused: true), message], gutter: .none)?[0].text == "Name [Ada]")
  }

  @Test func aMessageCanHaveSeveralLines() {
    let shown = shown([field("Ada"), message, message.indented(by: 2), "note", message])
    #expect(colors(shown?[2])?.last == .role(.error))
    #expect(colors(shown?[4]) == [.ansi(.red)])
  }

  @Test func allRowsOfATextEditorBelongToTheField() {
    let below = Line("     ") + field("Byron").dropFirst(cells: 5)
    let shown = shown([field("Other"), field("Ada  "), below, message])
    #expect(colors(shown?[0])?[1] == .role(.muted))
    #expect(colors(shown?[1])?[1] == .role(.error))
    #expect(colors(shown?[2])?[1] == .role(.error))
  }

  @Test func otherTextIsNotAMessage() {
    #expect(shown([field("Ada"), "note"]) == nil)
    #expect(shown([field("Ada"), Line("5%", style: Style(foreground: .red)) + " done"]) == nil)
    #expect(shown([field("Ada"), "note", message]) == nil)
    #expect(shown([message, field("Ada")]) == nil)
  }
}
