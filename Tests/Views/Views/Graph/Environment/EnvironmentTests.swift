import PlatenNavigation
import Testing

@MainActor
@Suite struct EnvironmentTests {
  @Test func anEnvironmentValueThatIsNotSetHasItsDefault() {
    #expect(picture(30) { Mark() } == "unmarked")
    #expect(EnvironmentValues().mark == "unmarked")
  }

  @Test func theInnermostEnvironmentValueTakesPrecedence() {
    let shown = picture(30) {
      Group {
        Mark()
        Mark().environment(\.mark, "inner")
        Mark().environment(\.mark, "innermost").environment(\.mark, "inner")
      }
      .environment(\.mark, "outer")
    }
    #expect(shown == "outer\ninner\ninnermost")
  }

  @Test func anOptionalEnvironmentValueCanBeSetToNil() {
    #expect(picture(30) { Count() } == "5")
    #expect(picture(30) { Count().environment(\.limit, 7) } == "7")
    #expect(picture(30) { Count().environment(\.limit, nil).environment(\.limit, 7) } == "none")
  }
}

private struct Count: View {
  @Environment(\.limit) private var limit

  var body: some View { Text(limit.map { "\($0)" } ?? "none") }
}

private struct LimitKey: EnvironmentKey {
  static let defaultValue: Int? = 5
}

extension EnvironmentValues {
  fileprivate var limit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }
}
