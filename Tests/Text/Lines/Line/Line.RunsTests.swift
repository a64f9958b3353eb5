import PlatenLines
import Testing

@Suite struct LineRunsTests {
  let line = Line("Name", style: .bold) + "  " + Line("日本", style: .dim)

  @Test func runsProvideTextAndStyleFromLeftToRight() {
    #expect(line.runs.map(\.text) == ["Name", "  ", "日本"])
    #expect(line.runs.map(\.style) == [.bold, .plain, .dim])
  }

  @Test func runsAreAccessibleByIndex() {
    #expect(line.runs.count == 3)
    #expect(line.runs[2].text == "日本")
    #expect(line.runs.last?.style == .dim)
    #expect(line.runs.reversed().map(\.text) == ["日本", "  ", "Name"])
  }

  @Test func adjacentRunsOfTheSameStyleAreMerged() {
    let line = Line("a", style: .bold) + Line("b", style: .bold) + Line("", style: .dim) + "c" + "d"
    #expect(line.runs.map(\.text) == ["ab", "cd"])
  }

  @Test func stylingALineKeepsItsExistingAttributesAndColors() {
    let name = Line("Name ", style: .dim) + Line("Ada", style: Style(foreground: .red))
    let styled = name.styled(Style(.bold, foreground: .blue))
    #expect(
      styled.runs.map(\.style)
        == [Style([.bold, .dim], foreground: .blue), Style(.bold, foreground: .red)])
  }

  @Test func restylingMergesRunsThatBecomeEqual() {
    let line = Line("a", style: .bold) + "b" + Line("c", style: .dim)
    #expect(line.restyled { _ in .inverse } == Line("abc", style: .inverse))
  }

  @Test func stylingTheEmptyLineHasNoEffect() {
    #expect(Line.empty.styled(.bold) == .empty)
  }

  @Test func stylingChangesNeitherTextNorWidth() {
    forRandomLines(seed: 41, count: 500) { line, _ in
      let styled = line.styled(.bold)
      expectSound(styled)
      #expect(styled.text == line.text)
      #expect(
        styled.styledCharacters.map(\.style) == line.styledCharacters.map { $0.style.over(.bold) })
    }
  }
}
