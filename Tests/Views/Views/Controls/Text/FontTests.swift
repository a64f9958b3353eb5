import PlatenLines
import PlatenNavigation
import Testing

@MainActor
@Suite struct FontTests {
  private let text = Text("a text")

  @Test func heavyFontsAreBold() {
    func attributes(_ view: some View) -> [Bool] {
      TestGraph(view).graph.block.lines[0].runs.map { $0.style.attributes.contains(.bold) }
    }
    #expect(attributes(text.font(.headline)) == [true])
    #expect(attributes(text.font(.body)) == [false])
    #expect(attributes(text.fontWeight(.semibold)) == [true])
    #expect(attributes(VStack { text }.font(.system(size: 12, weight: .heavy))) == [true])
    #expect(attributes(Text("a").font(.title.italic()) + Text("b").font(nil)) == [true, false])
    #expect(attributes(HStack { text }.fontWeight(.light)) == [false])
    #expect(attributes(text.font(.system(.title, design: .rounded))) == [true])
    #expect(attributes(text.font(.system(.body, design: .serif, weight: .bold))) == [true])
    #expect(attributes(text.font(.subheadline.weight(.semibold))) == [true])
  }

  @Test func theFontModifierSetsTheFontInTheEnvironment() {
    struct IsTitle: View {
      @Environment(\.font) private var font

      var body: some View { Text(font == .title ? "title" : "other") }
    }
    #expect(picture(20) { IsTitle().font(.title) } == "title")
    #expect(picture(20) { IsTitle() } == "other")
    let host = TestGraph(Text("a").environment(\.font, .title))
    #expect(host.graph.block.lines[0].runs.map(\.style) == [.bold])
  }
}
