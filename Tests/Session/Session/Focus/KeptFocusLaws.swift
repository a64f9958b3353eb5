import Platen
import PlatenTestSupport
import Testing

@testable import PlatenSession

/// Laws about the focus after each turn, for any actions of the user and the program.
@MainActor
@Suite struct KeptFocusLaws {
  /// > Law: the focused control is the one that a search of all controls finds, and no work is left
  /// > when a turn has ended.
  @Test func theFocusedControlIsInTheControlList() {
    for seed in Seeds.first(60) {
      var random = SeededGenerator(seed: seed)
      let model = Changing()
      let session = Session(ChangingScreen(model: model), time: .virtual)
      session.screen.showsFocus = Bool.random(using: &random)
      for _ in 0..<40 {
        model.change(&random)
        use(session, &random)
        let holder = session.screen.flush().focusedControl?.origin
        let listed = session.screen.flush().controls.first { $0.origin == holder }
        #expect(
          session.screen.flush().focusedControl.map(described) == listed.map(described),
          "seed \(seed)")
        #expect(listed?.isFocusable != false, "seed \(seed)")
        #expect(
          session.screen.flush().controls.map(session.screen.names.name(of:))
            == session.screen.flush().names.controls, "seed \(seed)"
        )
        #expect(!session.screen.focus.settle(), "seed \(seed)")
        #expect(session.frame.block == session.flush().frame.block, "seed \(seed)")
      }
    }
  }

  /// > Law: typing text into the focused control has the same effect as setting it by the control's
  /// > name.
  @Test func typingTextHasTheSameEffectAsSettingItByName() {
    for seed in Seeds.first(60) {
      var random = SeededGenerator(seed: seed)
      let (edited, named) = (Changing(), Changing())
      let byKeys = Session(ChangingScreen(model: edited), time: .virtual)
      let byName = Session(ChangingScreen(model: named), time: .virtual)
      for _ in 0..<20 {
        var again = random
        edited.change(&random)
        named.change(&again)
        let steps = Int.random(in: 1...6, using: &random)
        let text = "\(Int.random(in: 0..<50, using: &random))"
        for _ in 0..<steps {
          #expect(
            described { () throws(InputError) in try byKeys.focusNext() }
              == described { () throws(InputError) in try byName.focusNext() })
        }
        #expect(
          described { () throws(InputError) in try byKeys.edit(text) }
            == described { () throws(InputError) in
              guard let focus = byName.screen.focusedControl else { throw .noFocus(nil) }
              if focus.value == text { return }
              try byName.send(.set(byName.screen.names.name(of: focus), to: .literal(text)))
            }, "seed \(seed)")
        #expect(byKeys.flush().frame.lines == byName.flush().frame.lines, "seed \(seed)")
        #expect(edited.texts == named.texts, "seed \(seed)")
      }
    }
  }

  /// > Law: typed text enters the control that was focused when it was typed, or no control, even
  /// > if the program moves the focus.
  @Test func typedTextChangesOnlyTheFieldFocusedWhenItWasTyped() {
    for seed in Seeds.first(120) {
      var random = SeededGenerator(seed: seed)
      let model = Changing()
      let session = Session(ChangingScreen(model: model), time: .virtual)
      for _ in 0..<20 {
        use(session, &random)
        guard let focus = session.screen.flush().focusedControl else { continue }
        for _ in 0..<Int.random(in: 0...3, using: &random) { model.change(&random) }
        if Bool.random(using: &random) { _ = session.frame }
        let (texts, unseen) = (model.texts, model.unseen)
        let typed = "typed \(Int.random(in: 0..<9, using: &random))"
        let outcome = described { () throws(InputError) in
          try session.keys.type(typed, at: 1, in: focus)
        }
        if outcome == "done" {
          let holder = session.screen.flush().controls.first { $0.origin == focus.origin }
          // A field that showed the text already does not need to take it.
          let isUnchanged = focus.value == typed
          #expect(holder == nil || isUnchanged || holder?.value == typed, "seed \(seed)")
        }
        let changed = zip(texts, model.texts).filter { $0 != $1 }.count
        let isElsewhere = unseen != model.unseen
        #expect(changed + (isElsewhere ? 1 : 0) <= (outcome == "done" ? 1 : 0), "seed \(seed)")
      }
    }
  }

  @Test func aTypedSecretChangesOnlyTheFieldItWasTypedInto() throws {
    let model = Changing()
    let session = Session(SecretScreen(model: model), time: .virtual)
    try session.moveFocus(to: "Code")
    let code = try #require(session.screen.flush().focusedControl)
    model.wantsFocus += 1
    try session.keys.type("secret", at: 6, in: code)
    #expect(session.focus?.label == "Name")
    #expect(model.texts.prefix(2) == ["secret", "b"])
    model.hasAlert = true
    #expect(throws: InputError.self) { try session.keys.type("secrets", at: 7, in: code) }
    #expect(model.texts == ["secret", "b", "c", "d"])
  }

  private func use(_ session: Session, _ random: inout SeededGenerator) {
    let keys: [KeyEquivalent] = [.tab, .tab, .space, .return, .escape, .downArrow, "x"]
    switch Int.random(in: 0..<5, using: &random) {
    case 0: try? session.edit("\(Int.random(in: 0..<100, using: &random))")
    case 1: try? session.focusPrevious()
    case 2:
      let name = session.screen.flush().names.controls.randomElement(using: &random)
      try? session.moveFocus(to: name)
    default:
      try? session.press(
        KeyboardShortcut(keys.randomElement(using: &random) ?? .tab, modifiers: []))
    }
  }

  private func described(_ control: ControlElement) -> String {
    "\(control.origin) \(control.role) \(control.label) \(control.value ?? "-") \(control.path)"
  }

  /// Returns the description of the error that the closure throws, or an empty string.
  private func described(_ work: () throws(InputError) -> Void) -> String {
    do throws(InputError) {
      try work()
      return "done"
    } catch {
      return "\(error)"
    }
  }
}

/// A model whose properties, observed by views or not, change at any time.
@MainActor
private final class Changing: ObservableObject {
  @Published var texts = ["a", "b", "c", "d"]
  @Published var number = 1
  @Published var isDisabled = false
  @Published var isHidden = false
  @Published var hasMore = true
  @Published var hasAlert = false
  @Published var hasSheet = false
  @Published var wantsFocus = 0
  var unseen = ""

  func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<14, using: &random) {
    case 0: isDisabled.toggle()
    case 1: isHidden.toggle()
    case 2: hasMore.toggle()
    case 3: hasAlert.toggle()
    case 4: hasSheet.toggle()
    case 5:
      texts[Int.random(in: 0..<4, using: &random)] = "\(Int.random(in: 0..<9, using: &random))"
    case 6: number = Int.random(in: 0..<9, using: &random)
    case 7: unseen = "\(Int.random(in: 0..<9, using: &random))"
    case 8: wantsFocus += 1
    default: break
    }
  }
}

private struct SecretScreen: View {
  @ObservedObject var model: Changing
  @FocusState private var isNamed: Bool

  var body: some View {
    Form {
      SecureField("Code", text: $model.texts[0])
      TextField("Name", text: $model.texts[1]).focused($isNamed)
    }
    .alert("Sure?", isPresented: $model.hasAlert) { TextField("Why", text: $model.texts[3]) }
    .onChange(of: model.wantsFocus) { isNamed = true }
  }
}

private struct ChangingScreen: View {
  @ObservedObject var model: Changing
  @FocusState private var isFocused: Bool

  var body: some View {
    Form {
      TextField("Field", text: $model.texts[0]).disabled(model.isDisabled)
      TextField("Field", text: $model.texts[1]).focused($isFocused)
      if model.isHidden { numbers.hidden() } else { numbers }
      if model.hasMore {
        TextField(model.texts[0], text: $model.texts[2]).accessibilityLabel(model.texts[1])
      }
      TextField(
        "Unseen",
        text: Binding {
          model.unseen
        } set: {
          model.unseen = $0
        })
      List(0..<model.number, id: \.self) { row in
        Button("Row \(row)") { model.hasMore.toggle() }.disabled(model.isDisabled)
      }
      Button("Sheet") { model.hasSheet = true }
    }
    .alert("Sure?", isPresented: $model.hasAlert) { TextField("Why", text: $model.texts[3]) }
    .sheet(isPresented: $model.hasSheet) { TextField("In", text: $model.texts[3]) }
    .onChange(of: model.wantsFocus) { isFocused = true }
  }

  private var numbers: some View {
    Group {
      TextField("Number", value: $model.number, format: .number)
      Toggle("Hidden", isOn: $model.isHidden)
    }
  }
}
