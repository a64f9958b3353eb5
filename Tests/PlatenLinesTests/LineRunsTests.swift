import PlatenLines
import Testing

@Suite struct LineRunsTests {
  let line = Line("Name", style: .bold) + "  " + Line("日本", style: .dim)

  @Test func runsAreTextAndStyleFromLeftToRight() {
    #expect(line.runs.map(\.text) == ["Name", "  ", "日本"])
    #expect(line.runs.map(\.style) == [.bold, .plain, .dim])
  }

  @Test func runsAreFoundByPosition() {
    #expect(line.runs.count == 3)
    #expect(line.runs[2].text == "日本")
    #expect(line.runs.last?.style == .dim)
    #expect(line.runs.reversed().map(\.text) == ["日本", "  ", "Name"])
  }

  @Test func runsOfOneStyleAreOneRun() {
    let line = Line("a", style: .bold) + Line("b", style: .bold) + Line("", style: .dim) + "c" + "d"
    #expect(line.runs.map(\.text) == ["ab", "cd"])
  }
}
