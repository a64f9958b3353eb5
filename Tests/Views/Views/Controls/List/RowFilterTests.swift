import PlatenControls
import PlatenNavigation
import Testing

@testable import PlatenSession

@MainActor
@Suite struct RowFilterTests {
  private let names = ["Re\u{301}my", "R\u{E9}mi", "Remo", "ÉMILE", "two\nlines"]

  /// Searches the rows of a list, with prepared texts or in the views of the rows.
  private func rows(containing text: String, isPrepared: Bool) throws -> [String] {
    let names = names
    let texts = isPrepared ? RowTexts(count: names.count) { names[$0] } : nil
    let session = Session(
      List(names, id: \.self) { Text($0) }.environment(\.rowTexts, texts), time: .virtual)
    try session.focusNext()
    try session.send(.key("/"))
    for key in text { try session.send(.key(String(key))) }
    session.flush()
    let shown = session.lines.joined(separator: " ")
    return names.filter { name in shown.contains(name.split(separator: "\n")[0]) }
  }

  @Test(arguments: [true, false])
  func theCompositionOfCharactersAndTheCaseAreIgnored(isPrepared: Bool) throws {
    let composed = try rows(containing: "\u{E9}m", isPrepared: isPrepared)
    #expect(composed == [names[0], names[1], names[3]])
    let decomposed = try rows(containing: "e\u{301}m", isPrepared: isPrepared)
    #expect(decomposed == composed)
    #expect(try rows(containing: "rem", isPrepared: isPrepared) == ["Remo"])
  }

  @Test(arguments: [true, false])
  func linesOfARowAreSeparatedBySpaces(isPrepared: Bool) throws {
    #expect(try rows(containing: "o l", isPrepared: isPrepared) == ["two\nlines"])
  }
}
