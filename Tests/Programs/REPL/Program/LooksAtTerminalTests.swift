import Platen
import PlatenTestProcesses

import Testing

/// The style of a control in a state, which is that of its roles.
private struct Look {
  /// The control and its state.
  let name: String
  /// The text whose cells have the style.
  let text: String
  /// Text that identifies the row.
  let row: String
  let roles: [Style.Role]
  /// Attributes in addition to those of the roles.
  let attributes: Style.Attributes

  init(
    _ name: String, _ text: String, in row: String? = nil, _ roles: Style.Role...,
    also attributes: Style.Attributes = []
  ) {
    (self.name, self.text, self.row) = (name, text, row ?? text)
    (self.roles, self.attributes) = (roles, attributes)
  }

  private func style(at depth: ColorDepth) -> Style {
    roles.reduce(Style(attributes)) { $0.over(Theme.dark.style(of: $1, depth: depth)) }
  }

  /// Returns how the cells on a screen differ from the look, or `nil` if they do not differ.
  func difference(from screen: StyledScreen, depth: ColorDepth) -> String? {
    let (shown, expected) = (screen.styles(of: text, inRow: row), style(at: depth))
    return shown == [expected] ? nil : "\(name): \(shown.map { "\($0)" }), not \(expected)"
  }
}

/// Keys, and the looks on the screen to which they lead.
private struct Stage {
  let keys: [String]
  /// Text on the screen after the keys.
  let text: String
  let looks: [Look]

  init(_ keys: String..., until text: String, _ looks: Look...) {
    (self.keys, self.text, self.looks) = (keys, text, looks)
  }

  /// Opens the page of a control.
  init(page: String, _ looks: Look...) {
    keys = ["open controls \(page)", "Enter"]
    text = "\ncontrols \(page)> Tab into"
    self.looks = looks
  }

  /// Returns what is different on a screen.
  func differences(from screen: StyledScreen, depth: ColorDepth) -> [String] {
    if !screen.text.contains(text) { return ["\(keys): no \"\(text)\""] }
    return looks.compactMap { $0.difference(from: screen, depth: depth) }
  }
}

/// Tests of the styles in Documentation/Decisions/looks.md, in a terminal emulator.
@Suite struct LooksAtTerminalTests {
  /// The looks on the screens of one program. Without a role, text has no style.
  private static let stages = fields + buttons + choices + lists + menus + modals + signs

  private static let fields = [
    Stage(
      page: "textfield",
      Look("prompt of an entered command", ">", in: "> open controls textfield", .accent),
      Look("entered command", "open controls", in: "> open controls textfield"),
      Look("key in the hint line", "Tab", in: "textfield> Tab", .accent),
      Look("verb in the hint line", "into the screen", .muted),
      Look("label", "People", .label), Look("value", "nothing", in: "Submitted"),
      Look("field", "2      ", in: "People", .field),
      Look("brackets of a field", "[", in: "People", .muted),
      Look("placeholder", "(where you live)", .muted, .field, also: .italic)),
    Stage(
      "Tab", until: "F1 keys", Look("gutter", "▌", in: "(where", .accent),
      Look("brackets of the focused field", "[", in: "(where", .edge),
      Look("placeholder, focused", "(where you live)", .muted, .field, also: .italic),
      Look("brackets of another field", "[", in: "People", .muted)),
    Stage("Escape", until: "> Tab into"),
    Stage("open form", "Enter", until: "\nform> Tab into"),
    Stage(
      "Tab", "a", until: "[a ", Look("gutter, failed check", "▌", in: "value1", .error),
      Look("brackets, failed check, focused", "[", in: "▌ value1", .error, also: .bold),
      Look("brackets, failed check", "[", in: "value2 again", .error),
      Look("field, failed check", "a    ", in: "▌ value1", .field),
      Look("message of a check", "minimum of 3 characters required", .error),
      Look("button, disabled", "( submit )    disabled", .muted)),
    Stage("Escape", until: "form> Tab into"),
  ]

  private static let buttons = [
    Stage(
      page: "button", Look("button", "Save", in: "( Save )"),
      Look("parentheses of a button", "(", in: "( Save )", .muted),
      Look("button, destructive", "( Delete )", .error),
      Look("note", "destructive", in: "( Delete )", .muted),
      Look("button, disabled", "( Upload ) disabled", .muted)),
    Stage(
      "Tab", until: "▌ ( Save )", Look("button, focused", "( Save )", .focus),
      Look("gutter of a button", "▌", in: "( Save )", .accent)),
    Stage(
      "Tab", until: "▌ ( Delete )", Look("button, destructive, focused", "( Delete )", .danger),
      Look("button without the focus", "Save", in: "( Save )")),
    Stage(page: "keyboardshortcut", Look("button of Return", "( Send )", .accent, also: .bold)),
    Stage(page: "controlgroup"),
    Stage(
      "Tab", until: "Return presses", Look("button in a row, focused", "( Smaller )", .focus),
      Look("button next to it", "Larger", in: "( Larger )")),
    Stage(
      "Tab", until: "Return presses", Look("button in a row, focused", "( Larger )", .focus),
      Look("button next to it", "Smaller", in: "( Smaller )")),
  ]

  private static let choices = [
    Stage(
      page: "toggle", Look("toggle, off", "[ ]", in: "Notify me", .muted),
      Look("toggle, disabled", "[ ] Not now (disabled)", .muted)),
    Stage(
      "Tab", "Space", until: "[x] Notify me", Look("toggle, focused", "[x] Notify me", .focus)),
    Stage("Tab", until: "▌ A label", Look("toggle, on", "[x]", in: "Notify me", .success)),
    Stage(
      page: "picker",
      Look("option, chosen", "(•) small", in: "Segmented", .accent, also: .bold),
      Look("option", "( ) medium", in: "Segmented"),
      Look("brackets of a picker", "[", in: "Menu", .muted), Look("picker", "small", in: "Menu")),
    Stage(
      "Tab", "Tab", until: "▌ Segmented",
      Look("option, chosen and focused", "(•) small", in: "Segmented", .focus, also: .bold),
      Look("option next to it", "( ) medium", in: "Segmented")),
    Stage(
      page: "tabview",
      Look("tab, shown", "(•) Inbox (3)", .accent, also: [.bold, .underline]),
      Look("tab", "( ) Sent", .muted)),
    Stage(
      page: "slider", Look("range", "(0…100)", .muted),
      Look("bar of a slider", "####", in: "Volume", .accent),
      Look("value of a slider", "40", in: "Volume", also: .bold)),
    Stage(
      "Tab", until: "▌ Volume", Look("slider, focused", "[####------]", .focus),
      Look("range next to it", "(0…100)", .muted)),
    Stage(page: "disclosuregroup", Look("sign of a group", "[+]", .accent)),
  ]

  private static let lists = [
    Stage(page: "section", Look("header of a section", "Fruits", .label, also: .bold)),
    Stage(page: "list"),
    Stage(
      "Tab", "Down", "Down", "Space", until: "Chosen: 3",
      Look("cursor row, focused", "* Row of the number 3", .row, also: .bold),
      Look("row", "Row of the number 2"), Look("thumb", "┃", in: "number 1", .muted),
      Look("overflow marker", "… 996 below", .muted)),
    Stage(
      "Down", until: "▌   Row of the number 4",
      Look("sign of the selected row", "*", in: "number 3", .success, also: .bold),
      Look("selected row", "Row of the number 3")),
    Stage(
      "Escape", until: "> Tab into", Look("cursor row", "Row of the number 4", also: .bold)),
  ]

  private static let menus = [
    Stage(page: "menu", Look("sign of a menu", "▾", in: "( Actions ▾ )", .accent)),
    Stage("Tab", until: "▌ ( Actions", Look("menu, focused", "( Actions ▾ )", .focus)),
    Stage(
      "Enter", until: "▌   ( Copy )", Look("menu, open", "( Actions ▾ )", .accent),
      Look("item, cursor", "( Copy )", .row, also: .bold)),
    Stage(
      "Down", until: "▌   ( Delete )", Look("destructive item", "( Delete )", .danger),
      Look("item", "Copy", in: "( Copy )", .menu)),
    Stage("Escape", until: "> Return opens"),
  ]

  private static let modals = [
    Stage(page: "alert"),
    Stage(
      "Tab", "Enter", until: "▌ ( Not now )", Look("above a modal", "Answer: none", .muted),
      Look("button above a modal", "( Check )", .muted),
      Look("rule of an alert", "── alert ──", .warning),
      Look("title of an alert", "Please update", also: .bold),
      Look("gutter of an alert", "│", in: "( Upgrade )", .warning),
      Look("button of an alert, focused", "( Not now )", .focus),
      Look("button of an alert", "Upgrade", in: "( Upgrade )")),
    Stage("Escape", until: "▌ ( Check )"), Stage(page: "sheet"),
    Stage(
      "Tab", "Enter", until: "▌ Name", Look("above a sheet", "Name: Ada", .muted),
      Look("rule of a sheet", "── sheet, dismiss closes it ──", .accent),
      Look("gutter of a sheet", "│", in: "( Done )", .accent)),
    Stage("Escape", until: "sheet> Tab into"),
  ]

  private static let signs = [
    Stage(
      page: "progressview", Look("bar", "####", in: "Copying", .accent),
      Look("rest of a bar", "------]", in: "Copying", .muted),
      Look("work in progress", "…", in: "Loading", .accent)),
    Stage(page: "link", Look("link", "<https://example.org/terms>", .accent)),
    Stage(
      "Tab", until: "Return opens",
      Look("link, focused", "<https://example.org/terms>", .focus)),
    Stage(
      "nothing", "Enter", until: "! no command",
      Look("error", "! no command \"nothing\"", .error)),
  ]

  @Test(arguments: [ColorDepth.full, .sixteen, .none])
  func eachControlAndStateHasTheStyleOfItsRole(depth: ColorDepth) async throws {
    let environment = [
      "TERM": "screen", "COLORTERM": depth == .full ? "truecolor" : "",
      "NO_COLOR": depth == .none ? "1" : "",
    ]
    let state = try TemporaryFolder()
    try await Emulator.run(
      .gallery, "--theme dark --no-motion", state: state, environment: environment
    ) { terminal in
      for stage in Self.stages {
        try await terminal.press(stage.keys)
        var differences: [String] = []
        await #expect(throws: Never.self, "\(differences)") {
          try await terminal.styledScreen {
            differences = stage.differences(from: $0, depth: depth)
            return differences.isEmpty
          }
        }
      }
    }
  }
}
