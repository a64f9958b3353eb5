import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct TextTests {
  @Test func textWrapsAtWords() {
    #expect(picture(9) { Text("a view describes") } == "a view\ndescribes")
    #expect(picture(5) { Text("describes") } == "descr\nibes")
  }

  @Test func anEmptyTextViewOccupiesNoLines() {
    #expect(TestGraph(Text("")).lines.isEmpty)
    #expect(TestGraph(Text("") + Text("")).lines.isEmpty)
    #expect(TestGraph(Text("\n")).lines == ["", ""])
    #expect(TestGraph(Text("a\n\nb")).lines == ["a", "", "b"])
  }

  @Test func concatenatedTextViewsKeepTheirStyles() {
    let text = Text("Total: ") + Text("12").bold() + Text(" EUR\nand").italic() + Text(" more")
    let lines = TestGraph(text).graph.block.lines
    #expect(lines.map(\.text) == ["Total: 12 EUR", "and more"])
    #expect(lines[0].runs.map(\.style) == [.plain, .bold, .italic])
    #expect(lines[1].runs.map(\.style) == [.italic, .plain])
  }

  @Test func theStyleOfWrappedTextContinuesOnTheNextLine() {
    let lines = TestGraph(width: 4, Text("a b c d").bold()).graph.block.lines
    #expect(lines.map(\.text) == ["a b", "c d"])
    #expect(lines.allSatisfy { $0.runs.map(\.style) == [.bold] })
  }

  @Test func theInnermostTextModifierTakesPrecedence() {
    let text = Text("a").foregroundColor(.red).foregroundColor(.blue)
    #expect(styles(of: text) == [Style(foreground: .red)])
    #expect(
      styles(of: (text + Text("b")).bold().foregroundColor(.green)) == [
        Style(.bold, foreground: .red), Style(.bold, foreground: .green),
      ])
    #expect(styles(of: Text("a").bold(false).italic(false).underline(false)) == [.plain])
  }

  @Test func textInheritsTheStyleOfItsContainer() {
    let views = VStack {
      Text("a")
      Text("b").foregroundColor(.red)
      Text("c").italic()
    }
    .foregroundColor(.blue).bold()
    #expect(
      styles(of: views) == [
        Style(.bold, foreground: .blue), Style(.bold, foreground: .red),
        Style([.bold, .italic], foreground: .blue),
      ])
  }

  @Test func theViewModifierNearestToTheTextTakesPrecedence() {
    let text = Group { Text("a") }.foregroundStyle(.red).foregroundColor(nil)
      .foregroundStyle(.blue).underline().strikethrough()
    #expect(styles(of: text) == [Style([.underline, .strikethrough], foreground: .red)])
    #expect(styles(of: Group { Text("a") }.foregroundStyle(.secondary)) == [.muted])
  }

  private func styles(of view: some View) -> [Style] {
    TestGraph(view).graph.block.lines.flatMap { $0.runs.map(\.style) }
  }

  @Test func aMegabyteOfTextWrapsAtTheScreenWidth() {
    let word = "words and more words "
    let host = TestGraph(width: 80, Text(String(repeating: word, count: 50_000)))
    #expect(host.graph.block.width <= 80)
    #expect(host.graph.block.count > 13_000)
  }
}
