import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct PreferenceTests {
  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Title: PreferenceKey {
    static let defaultValue: String? = nil

    static func reduce(value: inout String?, nextValue: () -> String?) {
      value = value ?? nextValue()
    }
  }

  @Test func preferenceValuesAreReducedInScreenOrder() async {
    let screen = Stated([String]()) { names in
      Stated(false) { isOn in
        VStack(alignment: .leading) {
          Text("a").preference(key: Names.self, value: ["a"])
          if isOn.wrappedValue { Text("b").preference(key: Names.self, value: ["b"]) }
          HStack { Text("c").preference(key: Names.self, value: ["c"]) }
          Toggle("More", isOn: isOn)
        }
        .onPreferenceChange(Names.self) { names.wrappedValue = $0 }
        Text(names.wrappedValue.joined(separator: ", "))
      }
    }
    await expectTranscript(of: screen) {
      """
        a
        c
        [ ] More
        a, c
      > toggle More
      + b
      - [ ] More
      + [x] More
      - a, c
      + a, b, c
      > toggle More
      - b
      - [x] More
      + [ ] More
      - a, b, c
      + a, c
      """
    }
  }

  @Test func preferencesInASheetDoNotReachItsPresenter() {
    let history = History()
    _ = TestGraph(
      Text("a").preference(key: Names.self, value: ["a"])
        .sheet(isPresented: .constant(true)) {
          Text("b").preference(key: Names.self, value: ["b"])
        }
        .onPreferenceChange(Names.self) { history.note($0.joined()) })
    #expect(history.take() == ["a"])
  }

  @Test func anOuterPreferenceReplacesThePreferencesOfItsContent() {
    let history = History()
    _ = TestGraph(
      Group {
        Text("a").preference(key: Names.self, value: ["a"])
      }
      .preference(key: Names.self, value: ["all"])
      .transformPreference(Names.self) { $0.append("more") }
      .onPreferenceChange(Names.self) { history.note("\($0)") })
    #expect(history.take() == [#"["all", "more"]"#])
  }

  @Test func onPreferenceChangeIsNotCalledForTheDefaultValue() {
    let history = History()
    _ = TestGraph(Text("a").onPreferenceChange(Names.self) { history.note("\($0)") })
    #expect(history.take().isEmpty)
  }

  @Test func preferenceKeysAreReducedIndependently() {
    let history = History()
    _ = TestGraph(
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        Text("b").preference(key: Title.self, value: "b")
        Text("c").preference(key: Title.self, value: "c")
      }
      .onPreferenceChange(Title.self) { history.note($0 ?? "none") })
    #expect(history.take() == ["b"])
  }

  private struct Movable: View {
    @State private var names = ["a", "b", "c"]
    let isLazy: Bool
    let history: History

    var body: some View {
      Group {
        if isLazy { List { rows } } else { VStack { rows } }
      }
      .onPreferenceChange(Names.self) { history.note($0.joined()) }
      Button("Turn") { names.reverse() }
    }

    private var rows: some View {
      ForEach(names, id: \.self) { Text($0).preference(key: Names.self, value: [$0]) }
    }
  }

  @Test(arguments: [false, true])
  func movingRowsReordersTheirPreferenceValues(isLazy: Bool) {
    let history = History()
    let host = TestGraph(Movable(isLazy: isLazy, history: history))
    #expect(history.take() == ["abc"])
    host.press("Turn")
    host.graph.update()
    #expect(history.take() == ["cba"])
  }
}
