import PlatenContext
import PlatenNavigation
import Testing

@MainActor
@Suite struct ViewModifierTests {
  private struct Warning: ViewModifier {
    func body(content: Content) -> some View {
      HStack {
        Text("!")
        content
      }
    }
  }

  @Test func aModifierReplacesItsContentWithItsBody() {
    #expect(picture(20) { Text("Disk full").modifier(Warning()) } == "! Disk full")
  }

  @Test func aModifierCanShowItsContentTwiceOrNever() {
    struct Twice: ViewModifier {
      func body(content: Content) -> some View {
        content
        content
      }
    }
    struct Never: ViewModifier {
      func body(content: Content) -> some View { Text("instead") }
    }
    #expect(picture(20) { Text("a").modifier(Twice()) } == "a\na")
    #expect(picture(20) { Text("a").modifier(Never()) } == "instead")
  }

  @Test func concatAppliesBothModifiers() {
    let both = Warning().concat(Warning())
    #expect(picture(20) { Text("a").modifier(both) } == "! ! a")
  }

  private struct Collapsible: ViewModifier {
    let title: String
    @State private var isOpen = true

    func body(content: Content) -> some View {
      Button(title) { isOpen.toggle() }
      if isOpen { content }
    }
  }

  @Test func aModifierCanHaveState() {
    let host = TestGraph(Tally().modifier(Collapsible(title: "fold")))
    #expect(host.lines == ["( fold )", "( tally 0 )"])
    host.press("fold")
    #expect(host.lines == ["( fold )"])
    host.press("fold")
    #expect(host.lines == ["( fold )", "( tally 0 )"])
  }

  @Test func theContentOfAModifierKeepsItsStateWhenTheModifierIsEvaluated() {
    let model = Counter()
    let host = TestGraph(Tally().modifier(Numbered(model: model)))
    host.press("tally")
    model.count = 3
    #expect(host.lines == ["3", "( tally 1 )"])
  }

  private struct Numbered: ViewModifier {
    @ObservedObject var model: Counter

    func body(content: Content) -> some View {
      Text("\(model.count)")
      content
    }
  }

  @Test func changesToTheContentOfAModifierAreShown() {
    let model = Counter()
    let host = TestGraph(Warned(model: model))
    model.count = 3
    #expect(host.lines == ["! 3"])
  }

  private struct Warned: View {
    @ObservedObject var model: Counter

    var body: some View { Text("\(model.count)").modifier(Warning()) }
  }

  @Test func anEmptyModifierLeavesItsContentUnchanged() {
    #expect(picture(20) { Text("a").modifier(EmptyModifier.identity) } == "a")
  }

  @Test func anEnvironmentalModifierIsResolvedWithTheEnvironment() {
    struct Marked: ViewModifier {
      let mark: String

      func body(content: Content) -> some View {
        HStack {
          Text(mark); content
        }
      }
    }
    struct Limited: EnvironmentalModifier {
      func resolve(in environment: EnvironmentValues) -> Marked {
        Marked(mark: environment.lineLimit.map { "\($0)" } ?? "-")
      }
    }
    let host = TestGraph(
      Stated(1) { limit in
        Text("a").modifier(Limited()).lineLimit(limit.wrappedValue)
        Text("b").modifier(Limited())
        Button("More") { limit.wrappedValue += 1 }
      })
    #expect(host.lines.prefix(2) == ["1 a", "- b"])
    host.press("More")
    #expect(host.lines.prefix(2) == ["2 a", "- b"])
  }
}
