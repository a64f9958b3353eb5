import Foundation
import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests that press every key of the key table, and the test of the table in the documentation.
@MainActor
@Suite struct KeyTableTests {
  /// The effect of each key: the table, the index of the binding, the key, the commands before the
  /// key, and what the key did, the focus and the value of the focused control.
  private static let effects = """
    field 0 return | focus Name | submitted, Name
    field 1 escape | focus Name | -, prompt
    date field 0 up | focus Due | -, Due 2026-02-01
    date field 0 down | focus Due | -, Due 2026-01-30
    date field 1 page-up | focus Due | -, Due 2026-02-28
    date field 1 page-down | focus Due | -, Due 2025-12-31
    date field 2 return | focus Due | saved, Due 2026-01-31
    date field 3 escape | focus Due | -, prompt
    time field 0 up | focus At | -, At 10:01
    time field 0 down | focus At | -, At 09:59
    time field 1 page-up | focus At | -, At 11:00
    time field 1 page-down | focus At | -, At 09:00
    time field 2 return | focus At | saved, At 10:00
    time field 3 escape | focus At | -, prompt
    text editor 0 return | focus Notes | -, Notes \\n
    text editor 1 escape | focus Notes | -, prompt
    button 0 return | focus Run | ran, Run
    button 0 space | focus Run | ran, Run
    link 0 return | focus More | -, Inside
    link 0 space | focus More | -, Inside
    menu 0 return | focus Actions | -, Copy
    menu 0 space | focus Actions | -, Copy
    menu 1 down | focus Actions; press Actions | -, Copy
    menu 1 up | focus Actions; press Actions | -, Delete
    menu 2 return | focus Actions; press Actions | -, Actions closed
    menu 2 space | focus Actions; press Actions | -, Actions closed
    menu 2 escape | focus Actions; press Actions | -, Actions closed
    tab 0 return | focus Two | -, Two shown
    tab 0 space | focus Two | -, Two shown
    tab 1 right | focus One | -, Two shown
    tab 1 down | focus One | -, Two shown
    tab 1 left | press Two; focus Two | -, One shown
    tab 1 up | press Two; focus Two | -, One shown
    toggle 0 space | focus Loud | -, Loud on
    toggle 0 return | focus Loud | -, Loud on
    disclosure group 0 return | focus Group | -, Group expanded
    disclosure group 0 space | focus Group | -, Group expanded
    disclosure group 1 right | focus Group | -, Group expanded
    disclosure group 2 left | focus Group; toggle Group | -, Group collapsed
    stepper, slider 0 right | focus Seats | -, Seats 3
    stepper, slider 0 up | focus Seats | -, Seats 3
    stepper, slider 0 left | focus Seats | -, Seats 1
    stepper, slider 0 down | focus Seats | -, Seats 1
    stepper, slider 1 home | focus Volume | -, Volume 0
    stepper, slider 1 end | focus Seats | -, Seats 4
    picker 0 down | focus Size | -, Size large
    picker 0 right | focus Size | -, Size large
    picker 0 up | focus Size | -, Size small
    picker 0 left | focus Size | -, Size small
    picker 1 home | focus Size | -, Size small
    picker 1 end | focus Size | -, Size large
    picker 2 return | focus Size | -, medium
    picker 2 space | focus Size | -, medium
    picker 3 return | focus Size; key return; focus Size | -, Size medium
    picker 3 space | focus Size; key return; focus Size | -, Size medium
    picker 3 escape | focus Size; key return; focus Size | -, Size medium
    list 0 down | focus List | -, List row 2
    list 0 up | focus List; key down | -, List row 1
    list 1 right | focus LazyHStack | -, LazyHStack row 2
    list 1 left | focus LazyHStack; key right | -, LazyHStack row 1
    list 2 return | focus List | one, List row 1
    list 3 space | focus List; key down | -, List row 2 selected
    list 4 space | focus LazyHStack; key right | card 2, LazyHStack row 2
    list 5 / | focus List | -, List row 1 filter ""
    list 6 . | focus List; key down | -, List row 2 menu Flag
    list 7 page-down | focus List | -, List row 4
    list 7 page-up | focus List; key end | -, List row 1
    list 8 home | focus List; key end | -, List row 1
    list 8 end | focus List | -, List row 4
    list 9 right | focus List; key down; key down | -, A
    list 9 down | focus LazyHStack | -, Card 1
    list 10 left | focus List; key end; key right | -, List row 4
    list 11 delete | focus List; key down | -, List row 2 menu Delete
    list 11 forward-delete | focus List; key down | -, List row 2 menu Delete
    menu of a row's actions 0 down | focus List; key down; key . | -, List row 2 menu Delete
    menu of a row's actions 0 up | focus List; key down; key delete | -, List row 2 menu Flag
    menu of a row's actions 1 home | focus List; key down; key delete | -, List row 2 menu Flag
    menu of a row's actions 1 end | focus List; key down; key . | -, List row 2 menu Delete
    menu of a row's actions 2 return | focus List; key down; key . | flagged, List row 2
    menu of a row's actions 2 space | focus List; key down; key delete | deleted, List row 2
    menu of a row's actions 3 escape | focus List; key down; key . | -, List row 2
    menu of a row's actions 3 left | focus List; key down; key . | -, List row 2
    list with a filter 0 x | focus List; key / | -, List filter "x"
    list with a filter 1 down | focus List; key / | -, List row 2 filter ""
    list with a filter 1 up | focus List; key down; key / | -, List row 1 filter ""
    list with a filter 1 page-down | focus List; key / | -, List row 4 filter ""
    list with a filter 1 page-up | focus List; key end; key / | -, List row 1 filter ""
    list with a filter 1 home | focus List; key end; key / | -, List row 1 filter ""
    list with a filter 1 end | focus List; key / | -, List row 4 filter ""
    list with a filter 2 return | focus List; key /; key o | one, List row 1
    list with a filter 3 escape | focus List; key /; key o | -, List row 1
    list with a filter 4 delete | focus List; key /; key o | -, List row 1 filter ""
    list with a filter 5 right | focus List; key /; key a | -, A
    control in a row 0 escape | focus List; key down; key down; key right | -, List row 3
    control in a row 1 right | focus List; key down; key down; key right | -, B
    control in a row 1 left | focus List; key down; key down; key right | -, List row 3
    scroll view 0 down | focus ScrollView | -, ScrollView 2–2 of 9
    scroll view 0 up | focus ScrollView; key down; key down | -, ScrollView 2–2 of 9
    scroll view 1 page-down | focus ScrollView | -, ScrollView 2–2 of 9
    scroll view 1 page-up | focus ScrollView; key end | -, ScrollView 8–8 of 9
    scroll view 2 home | focus ScrollView; key end | -, ScrollView 1–1 of 9
    scroll view 2 end | focus ScrollView | -, ScrollView 9–9 of 9
    item of an open menu 0 down | focus Actions; key return | -, Delete
    item of an open menu 0 up | focus Size; key return | -, small
    item of an open menu 1 return | focus Actions; key return | copied, Actions closed
    item of an open menu 1 space | focus Size; key return; key down | -, Size large
    item of an open menu 2 escape | focus Size; key return; key down | -, Size medium
    button of an alert or a dialog 0 right | press Ask; focus No | -, Maybe
    button of an alert or a dialog 0 down | press Ask; focus No | -, Maybe
    button of an alert or a dialog 0 left | press Ask; focus Maybe | -, No
    button of an alert or a dialog 0 up | press Ask; focus Maybe | -, No
    """

  private struct Effect: CustomTestStringConvertible {
    let key: String
    let setup: [String]
    let outcome: String

    init(_ line: Substring) {
      let cells = line.components(separatedBy: " | ")
      (key, outcome) = (cells[0], cells[2])
      setup = cells[1].components(separatedBy: "; ")
    }

    var testDescription: String { key }
  }

  private static var all: [Effect] { effects.split(separator: "\n").map(Effect.init) }

  @Test func everyKeyOfTheTableHasATestedEffect() {
    let keys = KeyTable.all.flatMap { table in
      table.bindings.enumerated().flatMap { index, binding in
        (binding.takesTyping ? ["x"] : binding.keys).map {
          "\(table.controls) \(index) \(KeyboardShortcut($0, modifiers: []).text)"
        }
      }
    }
    let tested = Self.all.map(\.key)
    for key in keys { #expect(tested.contains(key)) }
    for key in tested { #expect(keys.contains(key)) }
  }

  @Test func everyKeyOfTheTableHasItsEffect() async {
    for effect in Self.all {
      let isInRows = effect.setup[0].contains(/List|LazyHStack|ScrollView/)
      let host = TestInterpreter(of: isInRows ? AnyView(EveryRow()) : AnyView(EveryControl()))
      await host.play(effect.setup.joined(separator: "\n"))
      let answer = await host.play("key " + (effect.key.split(separator: " ").last ?? ""))
      #expect(!answer.contains("!"), "\(effect.key): \(answer)")
      #expect(outcome(in: host.session) == effect.outcome, "\(effect.key)")
    }
  }

  /// What a key did, the focused control, and its value.
  private func outcome(in session: Session) -> String {
    let done = session.flush().frame.lines[0].text
    let focus = session.screen.focusedControl.map(words) ?? ["prompt"]
    let text = focus.filter { !$0.isEmpty }.joined(separator: " ")
    return "\(done), \(text.replacing("\n", with: #"\n"#))"
  }

  /// The label and the value of a control or, for a list, the state of its cursor row.
  private func words(for control: ControlElement) -> [String] {
    guard let rows = control.rows, let cursor = rows.cursor else {
      return [control.label, control.value ?? ""]
    }
    return [
      control.label, cursor.number.map { "row \($0)" } ?? "",
      cursor.menu.map { "menu \($0.items[$0.chosen].title)" } ?? "",
      cursor.filter.map { "filter \"\($0)\"" } ?? "",
      control.value?.contains("selected") == true ? "selected" : "",
    ]
  }

  /// Checks the table in the documentation, or writes it if `PLATEN_WRITE_TABLES` is set.
  @Test func theKeyTableInTheDocumentationIsUpToDate() throws {
    let page = URL(fileURLWithPath: #filePath)
      .appending(path: "../../../../../Documentation/Terminal.md").standardizedFileURL
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.range(of: "| control | keys | effect |\n"))
    let end = try #require(text.range(of: "\n\n", range: start.lowerBound..<text.endIndex))
    let range = start.lowerBound..<end.lowerBound
    if ProcessInfo.processInfo.environment["PLATEN_WRITE_TABLES"] != nil {
      try text.replacingCharacters(in: range, with: Self.markdown)
        .write(to: page, atomically: true, encoding: .utf8)
    } else {
      #expect(text[range] == Self.markdown, "set PLATEN_WRITE_TABLES=1 to update the table")
    }
  }

  private static var markdown: String {
    let rows = KeyTable.all.flatMap { table in
      let effects = table.bindings.flatMap { binding in
        binding.effects.map { (binding.takesTyping, $0) }
      }
      return effects.enumerated().map { index, entry in
        let (takesTyping, effect) = entry
        let typing = takesTyping ? ["a character"] : []
        let keys = effect.keys.map { KeyHint($0, verb: "").keys(in: .unicode) } + typing
        return "| \(index == 0 ? table.controls : "") | \(keys.joined(separator: ", ")) "
          + "| \(effect.text) |"
      }
    }
    return (["| control | keys | effect |", "|---|---|---|"] + rows).joined(separator: "\n")
  }
}

/// A screen with every kind of control.
private struct EveryControl: View {
  @State private var done = "-"
  @State private var name = ""
  @State private var notes = ""
  @State private var date = Self.date
  @State private var isOn = false
  @State private var isExpanded = false
  @State private var isAsking = false
  @State private var seats = 2
  @State private var volume = 0.5
  @State private var size = "medium"

  /// 2026-01-31, 10:00 in GMT.
  private static let date = Date(timeIntervalSinceReferenceDate: 791_546_400)

  var body: some View {
    Text(done)
    VStack {
      TextField("Name", text: $name).onSubmit { done = "submitted" }
      DatePicker("Due", selection: $date, displayedComponents: .date)
      DatePicker("At", selection: $date, displayedComponents: .hourAndMinute)
      Button("Save") { done = "saved" }.keyboardShortcut(.defaultAction)
      TextEditor(text: $notes).accessibilityLabel("Notes")
      Button("Run") { done = "ran" }
    }
    .environment(\.timeZone, .gmt)
    VStack {
      Menu("Actions") {
        Button("Copy") { done = "copied" }
        Button("Delete", role: .destructive) {}
      }
      TabView {
        Text("1").tabItem { Text("One") }
        Text("2").tabItem { Text("Two") }
      }
      Toggle("Loud", isOn: $isOn)
      DisclosureGroup("Group", isExpanded: $isExpanded) { Text("inside") }
    }
    Stepper("Seats", value: $seats, in: 1...4)
    Slider(value: $volume) { Text("Volume") }
    Picker("Size", selection: $size) {
      ForEach(["small", "medium", "large"], id: \.self) { Text($0) }
    }
    Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) {
      Button("No", role: .cancel) {}
      Button("Maybe") {}
    }
    NavigationStack { NavigationLink("More") { Button("Inside") {} } }
  }
}

/// A screen with a list that has every kind of row, a horizontal list, and a scroll view.
private struct EveryRow: View {
  @State private var done = "-"
  @State private var chosen: Int?
  @State private var isExpanded = false

  var body: some View {
    Text(done)
    List(selection: $chosen) {
      Button("One") { done = "one" }
      Text("Two").tag(2).swipeActions {
        Button("Flag") { done = "flagged" }
        Button("Delete", role: .destructive) { done = "deleted" }
      }
      HStack {
        Button("A") {}
        Button("B") {}
      }
      DisclosureGroup("Group", isExpanded: $isExpanded) { Text("inside") }
    }
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(1..<4) { number in Button("Card \(number)") { done = "card \(number)" } }
      }
    }
    ScrollView { VStack { ForEach(0..<9) { Text("line \($0)") } } }.frame(height: 2 * 16)
  }
}
