import Platen
import PlatenTestSupport
import Testing

@testable import PlatenSession

/// Laws about Tab and Shift-Tab on any screen.
@MainActor
@Suite struct FocusLaws {
  /// > Law: Tab visits each enabled control outside of list rows once, in frame order, and returns
  /// > to the prompt.
  @Test func tabVisitsEachEnabledControlOnceAndReturnsToThePrompt() throws {
    for seed in Seeds.first(100) {
      let session = Session(RandomControls(seed: seed))
      let order = session.screen.flush().snapshot.top?.focusOrder.map(\.origin) ?? []
      #expect(session.focus == nil)
      for _ in 0..<2 where !order.isEmpty {
        for origin in order {
          try session.focusNext()
          #expect(session.screen.flush().focusedControl?.origin == origin, "seed \(seed)")
        }
        try session.focusNext()
        #expect(session.focus == nil, "seed \(seed)")
      }
    }
  }

  /// > Law: Shift-Tab is the inverse of Tab, wherever the focus is.
  @Test func shiftTabIsTheInverseOfTab() throws {
    for seed in Seeds.first(100) {
      let session = Session(RandomControls(seed: seed))
      let count = session.screen.flush().snapshot.top?.focusOrder.count ?? 0
      for _ in 0..<(count == 0 ? 0 : count + 1) {
        let here = session.screen.flush().focusedControl?.origin
        try session.focusNext()
        try session.focusPrevious()
        #expect(session.screen.flush().focusedControl?.origin == here, "seed \(seed)")
        try session.focusPrevious()
        try session.focusNext()
        #expect(session.screen.flush().focusedControl?.origin == here, "seed \(seed)")
        try session.focusNext()
      }
    }
  }
}

/// A screen of random controls of all kinds, some of them disabled.
private struct RandomControls: View {
  private let kinds: [(kind: Int, isDisabled: Bool)]
  @State private var isOn = false
  @State private var number = 1

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    kinds = (0..<Int.random(in: 0...12, using: &random)).map { _ in
      (Int.random(in: 0..<10, using: &random), Int.random(in: 0..<4, using: &random) == 0)
    }
  }

  var body: some View {
    ForEach(kinds.indices, id: \.self) { index in
      control(kinds[index].kind).disabled(kinds[index].isDisabled)
    }
  }

  private func control(_ kind: Int) -> AnyView {
    switch kind {
    case 0: AnyView(Button("Button") {})
    case 1: AnyView(Toggle("Toggle", isOn: $isOn))
    case 2: AnyView(TextField("Field", text: .constant("")))
    case 3: AnyView(SecureField("Secret", text: .constant("")))
    case 4: AnyView(Stepper("Stepper", value: $number, in: 0...2))
    case 5: AnyView(Slider(value: .constant(0.5)) { Text("Slider") })
    case 6: AnyView(Picker("Picker", selection: $number) { ForEach(0..<3) { Text("\($0)") } })
    case 7: AnyView(TabView { Button("A") {}.tabItem { Text("A") } })
    case 8: AnyView(List(0..<3) { number in Button("Row \(number)") {} }.frame(height: 2 * 16))
    default: AnyView(DisclosureGroup("Group", isExpanded: .constant(true)) { Button("In") {} })
    }
  }
}
