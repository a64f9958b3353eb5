import Foundation
import Platen
import PlatenTestSupport
import Testing

@testable import PlatenSession

/// Laws about random keys on random screens.
@MainActor
@Suite struct RandomKeysLaws {
  private static let keys: [KeyboardShortcut] =
    KeyEquivalent.bindings.map { KeyboardShortcut($0, modifiers: []) } + [
      KeyboardShortcut(.tab, modifiers: []), KeyboardShortcut(.tab, modifiers: []),
      KeyboardShortcut(.tab, modifiers: .shift), KeyboardShortcut("x", modifiers: []),
    ]

  /// Presses random keys on random screens, and runs a check after each key.
  private func pressKeys(
    count: Int, check: (Session, _ random: inout SeededGenerator, _ seed: UInt64) -> Void
  ) {
    for seed in Seeds.first(60) {
      var random = SeededGenerator(seed: seed)
      let session = Session(RandomScreen(depth: 0, seed: seed))
      for _ in 0..<count {
        if let key = Self.keys.randomElement(using: &random) { try? session.press(key) }
        check(session, &random, seed)
      }
    }
  }

  /// > Law: The focused control is an enabled control of the topmost layer.
  @Test func theFocusedControlAlwaysExists() {
    pressKeys(count: 60) { session, _, seed in
      guard let focus = session.screen.flush().focusedControl else { return }
      #expect(
        session.screen.controls.contains { $0.origin == focus.origin && $0.isFocusable },
        "seed \(seed)")
    }
  }

  /// > Law: Escape reaches the prompt in at most three presses.
  @Test func escapeReachesThePromptInAtMostThreePresses() {
    pressKeys(count: 60) { session, random, seed in
      guard Int.random(in: 0..<8, using: &random) == 0 else { return }
      for _ in 0..<3 where session.focus != nil { try? session.press(.cancelAction) }
      #expect(session.focus == nil, "seed \(seed)")
    }
  }
}

/// A page of random controls, some of which lead to further pages and modals.
private struct RandomScreen: View {
  let depth: Int
  let seed: UInt64
  @State private var isOn = false
  @State private var number = 1
  @State private var text = ""
  @State private var date = Date(timeIntervalSinceReferenceDate: 0)
  @State private var isSheetShown = false
  @State private var isAlertShown = false

  private var kinds: [Int] {
    var random = SeededGenerator(seed: seed &+ UInt64(depth) &* 1_000)
    return (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Int.random(in: 0..<11, using: &random)
    }
  }

  var body: some View {
    if depth == 0 { NavigationStack { page } } else { page }
  }

  private var next: RandomScreen { RandomScreen(depth: depth + 1, seed: seed) }

  private var page: some View {
    ForEach(kinds.indices, id: \.self) { control(kinds[$0]) }
  }

  private func control(_ kind: Int) -> AnyView {
    switch kind {
    case 0: AnyView(Toggle("Toggle", isOn: $isOn))
    case 1: AnyView(TextField("Field", text: $text))
    case 2: AnyView(TextField("Number", value: $number, format: .number))
    case 3: AnyView(DatePicker("Date", selection: $date))
    case 4:
      AnyView(
        Picker("Picker", selection: $number) { ForEach(0..<3, id: \.self) { Text("\($0)") } })
    case 5:
      AnyView(
        Menu("Menu") {
          Button("Alert") { isAlertShown = true }
          Menu("Inner") { Button("Item", role: .destructive) {} }
        })
    case 6: AnyView(List(0..<3) { number in Button("Row \(number)") {} }.frame(height: 2 * 16))
    case 7 where depth < 4:
      AnyView(
        Button("Sheet") { isSheetShown = true }.sheet(isPresented: $isSheetShown) {
          next.interactiveDismissDisabled(depth == 1)
        })
    case 8 where depth < 4: AnyView(NavigationLink("Link") { next })
    case 9: AnyView(Button("Disabled") {}.disabled(isOn))
    default:
      AnyView(
        Button("Ask") { isAlertShown = true }.alert("Sure?", isPresented: $isAlertShown) {
          Button("Yes") {}
        })
    }
  }
}
