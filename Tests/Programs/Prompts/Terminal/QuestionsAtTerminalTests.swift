import Foundation
import PlatenTestProcesses
import Testing

/// Tests of questions in a terminal emulator: keys in, screen out.
@Suite(.serialized) struct QuestionsAtTerminalTests {
  fileprivate static let fieldHint = "Return submits · Tab next · Esc cancels · F1 keys"
  private static let end = "\nstatus 0\nmodes as before\nnothing runs on"
  private let state: TemporaryFolder

  init() throws { state = try TemporaryFolder() }

  private func run(
    _ arguments: String, width: Int = 80, height: Int = 24, prompt: String = fieldHint,
    setup: String = ":", person: (Emulator) async throws -> Void
  ) async throws {
    try await Emulator.run(
      .questions, arguments, width: width, height: height, state: state, prompt: prompt,
      setup: setup, person: person)
  }

  @Test func shiftTabGoesBackInAForm() async throws {
    try await run("account", prompt: "Tab next · Esc cancels · F1 keys") { terminal in
      try await terminal.press("Ad", "Tab", "ada@example.com", "BTab", "a", "Tab", "Tab", "Enter")
      let screen = try await terminal.screen(endingIn: Self.end)
      #expect(
        screen
          == "✓ Account Ada <ada@example.com>\nAda <ada@example.com>" + Self.end)
    }
  }

  @Test func questionsAtTheSameTimeWaitForEachOther() async throws {
    try await run("pair") { terminal in
      let first = try await terminal.screen { $0.contains("▌ First") }
      #expect(!first.contains("Second"))
      try await terminal.press("a", "Enter")
      _ = try await terminal.screen { $0.contains("\n▌ Second") }
      try await terminal.press("b", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last == "✓ First  a\n✓ Second  b\na and b" + Self.end)
    }
  }

  @Test func plainQuestionsAtTheSameTimeWaitForEachOther() async throws {
    try await run("pair --accessible", prompt: "First:") { terminal in
      try await terminal.press("a", "Enter")
      _ = try await terminal.screen(endingIn: "\nSecond:")
      try await terminal.press("b", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last == "First:\na\nFirst  a\nSecond:\nb\nSecond  b\na and b" + Self.end)
    }
  }

  @Test func aPlainQuestionIsTakenBackWithItsTask() async throws {
    try await run("name --accessible --until gate", prompt: "Name:", setup: Emulator.gate) {
      terminal in
      try terminal.openGate()
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasPrefix("Name:\nError: nobody answered\nstatus 1\nmodes as before"))
    }
  }

  @Test func aValidationIsShownWhileItRuns() async throws {
    try await run("name --gate gate", setup: Emulator.gate) { terminal in
      try await terminal.press("slow", "Enter")
      let running = try await terminal.screen { $0.contains("checking") }
      #expect(running.contains("\n▌ Name [slow "))
      try terminal.openGate()
      let problem = try await terminal.screen { $0.contains("\n  slow is taken\n") }
      #expect(!problem.contains("checking"))
      try await terminal.press("er")
      let typed = try await terminal.screen { $0.contains("[slower ") }
      #expect(!typed.contains("slow is taken"))
      try await terminal.press("Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last.contains("✓ Name  slower\nHello, slower.\n"))
    }
  }

  @Test func returnWithoutASelectionAsksForOne() async throws {
    try await run("list 6 --many", prompt: Self.listHint) { terminal in
      try await terminal.press("Enter")
      let problem = try await terminal.screen { $0.contains("choose at least 1") }
      #expect(problem.contains("\n  choose at least 1; Space selects a row\n"))
      try await terminal.press("Space", "Down", "Space")
      let selected = try await terminal.screen { $0.contains("▌ * Option 2") }
      #expect(selected.contains("\n  * Option 1 "))
      #expect(!selected.contains("choose at least 1"))
      try await terminal.press("Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last.hasPrefix("✓ Option  Option 1 -"))
      #expect(last.hasSuffix(", Option…\n1,2" + Self.end))
    }
  }

  private static let listHint =
    "↑↓ move · Return presses · Space selects · / filter · ? keys"

  @Test func aListLongerAndWiderThanTheTerminalFollowsItsSize() async throws {
    let hint = "↑↓ move · ? keys"
    try await run("list 1000", width: 30, height: 10, prompt: hint) { terminal in
      let first = try await terminal.screen(endingIn: hint)
      #expect(first.hasPrefix("Option\nOption 1\n------------------------------\n"))
      #expect(first.contains("\n… 99"))
      try await terminal.press("End")
      _ = try await terminal.screen { $0.contains(" above\n") && $0.contains("Option 1000") }
      try await terminal.resize(width: 70, height: 20)
      let larger = try await terminal.screen { $0.contains("▌ Option 1000") }
      #expect(larger.contains("\n  Option 999 -"))
      try await terminal.resize(width: 20, height: 5)
      _ = try await terminal.screen { $0.contains("above") && !$0.contains("Option 999") }
      try await terminal.resize(width: 70, height: 20)
      _ = try await terminal.screen { $0.contains("▌ Option 1000") }
      try await terminal.press("Up", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last.hasSuffix("\n✓ Option  Option 999…\n999" + Self.end))
    }
  }

  @Test func theFilterSearchesAllOptions() async throws {
    let hint = "↑↓ move · Return presses · / filter · ? keys"
    try await run("list 5000", prompt: hint) { terminal in
      try await terminal.press("/", "4321")
      let found = try await terminal.screen { $0.contains("▌ Option 4321") }
      #expect(found.contains("\n  / 4321"))
      try await terminal.press("Enter", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last.hasSuffix("\n4321" + Self.end))
    }
  }

  @Test func aServiceIsSearchedWhileThePersonTypes() async throws {
    try await run("search") { terminal in
      try await terminal.press("ber")
      let found = try await terminal.screen { !$0.contains("Graz") && $0.contains("Bern") }
      #expect(found.contains("\n▌ City [ber"))
      #expect(found.contains("\n    Berlin\n    Bern\n"))
      try await terminal.press("C-u", "!")
      let failed = try await terminal.screen { $0.contains("unreachable") }
      #expect(failed.contains("\n  the service is unreachable\n"))
      try await terminal.press("C-u", "gr")
      _ = try await terminal.screen { $0.contains("Graz") && !$0.contains("Bern") }
      try await terminal.press("Tab", "Space", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last == "✓ City  Graz\nGraz" + Self.end)
    }
  }

  @Test func downAndUpMoveBetweenTheSearchAndItsResults() async throws {
    try await run("search") { terminal in
      try await terminal.press("ber")
      _ = try await terminal.screen { !$0.contains("Graz") && $0.contains("Bern") }
      try await terminal.press("Down", "Space", "Down", "Space")
      _ = try await terminal.screen { $0.contains("▌ * Bern\n") && $0.contains("* Berlin\n") }
      try await terminal.press("Up", "Up", "C-u", "v")
      _ = try await terminal.screen { $0.contains("▌ City [v ") && $0.contains("Vienna") }
      try await terminal.press("Down", "Space", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last == "✓ City  Berlin, Bern, Vienna\nBerlin,Bern,Vienna" + Self.end)
    }
  }

  @Test func theHelpOfAQuestionMentionsNoPrompt() async throws {
    try await run("name") { terminal in
      try await terminal.press("F1")
      let help = try await terminal.screen { $0.contains("Stop the program.") }
      #expect(!help.contains("prompt") && !help.lowercased().contains("command"), "\(help)")
      try await terminal.press("x")
      _ = try await terminal.screen(endingIn: Self.fieldHint)
      try await terminal.press("Ada", "Enter")
      _ = try await terminal.screen(endingIn: Self.end)
    }
  }

  /// A kind of question, with the options that answer those before it.
  struct Kind: CustomTestStringConvertible {
    let label: String
    let product: Product
    let arguments: String
    let hint: String
    var testDescription: String { label }

    init(_ label: String, _ product: Product, _ arguments: String, hint: String = fieldHint) {
      (self.label, self.product, self.arguments, self.hint) = (label, product, arguments, hint)
    }
  }

  private static let choiceHint =
    "↑↓ choose · Return submits · Tab next · Esc cancels · ? keys"
  private static let service = "--region virginia --name a --port 80"
  private static let announcement = "announce --day 2026-12-31 --plan /etc/passwd"
  private static let kinds = [
    Kind("Region", .deploy, "", hint: choiceHint),
    Kind("Name", .deploy, "--region virginia"),
    Kind("Port", .deploy, "--region virginia --name a"),
    Kind("Tags", .deploy, service, hint: listHint),
    Kind("Token", .deploy, service + " --tags eu"),
    Kind(
      "Deploy a?", .deploy, service + " --tags eu --token-file /etc/hostname",
      hint: "Return presses · Tab next · Esc cancels · ? keys"),
    Kind(
      "Day", .deploy, "announce",
      hint: "↑↓ day · PgUp PgDn month · Return submits · or type it · F1 keys"),
    Kind("Plan", .deploy, "announce --day 2026-12-31"),
    Kind("Notify", .deploy, announcement),
    Kind(
      "Window", .deploy, announcement + " --notify Ada --text x",
      hint: "←→ change · Home End ends · Tab next · ? keys"),
    Kind("Account", .questions, "account", hint: "Tab next · Esc cancels · F1 keys"),
    Kind("Option", .questions, "list 9", hint: "↑↓ move · Return presses · / filter · ? keys"),
    Kind(
      "Rollback", .deploy, "rollback",
      hint: "Return presses · Tab next · Esc cancels · ? keys"),
  ]

  @Test(arguments: kinds) func ctrlDEndsTheInputAtEveryQuestion(kind: Kind) async throws {
    try await Emulator.run(
      kind.product, kind.arguments, width: 120, state: state, prompt: kind.hint
    ) { terminal in
      try await terminal.press("C-d")
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.hasPrefix("✗ \(kind.label)  cancelled\nError: "), "\(screen)")
      #expect(screen.contains("standard input has ended"), "\(screen)")
      #expect(screen.hasSuffix("\nstatus 64\nmodes as before\nnothing runs on"), "\(screen)")
    }
  }

  @Test func tabCompletesAPathAtTheCaret() async throws {
    let folder = try TemporaryFolder()
    try folder.add("", as: "plans/winter.txt")
    try await Emulator.run(
      .deploy, "announce --day 2026-12-31", state: folder, prompt: Self.fieldHint
    ) { terminal in
      try await terminal.press("pl", "Tab")
      _ = try await terminal.screen { $0.contains("[plans/ ") }
      try await terminal.press("wi", "Tab")
      _ = try await terminal.screen { $0.contains("[plans/winter.txt ") }
      try await terminal.press("Enter")
      let screen = try await terminal.screen { $0.contains("▌ Notify") }
      #expect(screen.contains("✓ Plan  plans/winter.txt\n"), "\(screen)")
    }
  }

  @Test func aFormWithoutADefaultButtonDoesNotOfferToSubmit() async throws {
    try await run("account", prompt: "Tab next · Esc cancels · F1 keys") { terminal in
      try await terminal.press("Escape")
      _ = try await terminal.screen(endingIn: "nothing runs on")
    }
  }

  @Test func aValidationThatAsksEndsTheQuestion() async throws {
    try await run("name", width: 120) { terminal in
      try await terminal.press("curious", "Enter")
      let last = try await terminal.screen(endingIn: "nothing runs on")
      #expect(
        last == """
          ✗ Name  cancelled
          Error: cannot show "Sure?": the answer to "Name" is being checked; ask before or after \
          this question
          status 1
          modes as before
          nothing runs on
          """, "\(last)")
    }
  }

  @Test func standardErrorThatIsClosedDuringAQuestionOpensAgain() async throws {
    try await run("name") { terminal in
      try await terminal.press("mute", "Enter")
      let problem = try await terminal.screen { $0.contains("\n  mute is taken\n") }
      #expect(problem.contains("▌ Name [mute "))
      try await terminal.press("d", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last.contains("✓ Name  muted\nHello, muted.\n"), "\(last)")
      #expect(try await terminal.written().modeFaults(takenAndPutBack: 1) == [])
    }
  }

  @Test func aRecordingIsResumedAtTheTerminal() async throws {
    let answers = state.url.appending(path: "answers").path
    try await Emulator.run(
      .deploy, "--tags eu --yes --record \(answers)", state: state,
      environment: ["DEPLOY_TOKEN": "x"], prompt: Self.choiceHint,
      command: { #"bash -c "\#($0); \#($0) --script \#(answers)""# }
    ) { terminal in
      try await terminal.press("Down", "Enter")
      _ = try await terminal.screen { $0.contains("▌ Name") }
      try await terminal.press("Escape")
      let second = try await terminal.screen {
        $0.contains("cancelled\n") && $0.contains("▌ Name")
      }
      #expect(second.contains("Error: cancelled\n"))
      try await terminal.press("api", "Enter")
      _ = try await terminal.screen { $0.contains("▌ Port") }
      try await terminal.press("Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last.contains("\nhttps://api.virginia.example.com:8080/?tags=eu&token=1\n"))
    }
    let recorded = try String(contentsOfFile: answers, encoding: .utf8)
    #expect(
      recorded == """
        pick Region Virginia
        key return
        set Name api
        key return
        set Port 8080
        key return

        """)
  }

  @Test(arguments: [("account", "button Save"), ("note", "Return to continue:")])
  func aPlainScreenIsTakenBackWithItsTask(command: String, shown: String) async throws {
    try await run(command + " --accessible --until gate", prompt: shown, setup: Emulator.gate) {
      terminal in
      try terminal.openGate()
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      #expect(screen.contains("\nError: nobody answered\nstatus 1\nmodes as before"), "\(screen)")
    }
  }

  @Test func theLineAfterACanceledQuestionAnswersTheNextOne() async throws {
    try await run("pair --accessible --until gate", prompt: "First:", setup: Emulator.gate) {
      terminal in
      try terminal.openGate()
      _ = try await terminal.screen(endingIn: "\nSecond:")
      try await terminal.press("b", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last == "First:\nSecond:\nb\nSecond  b\nnobody and b" + Self.end)
    }
  }

  @Test func aPlainSearchListsWhatItFinds() async throws {
    try await run("search --accessible", prompt: "City (separated by commas):") { terminal in
      try await terminal.press("ber", "Enter")
      let found = try await terminal.screen { $0.contains("available") }
      #expect(found.contains("\n\"ber\" is not an option; available: Berlin, Bern\n"))
      try await terminal.press("Bern, graz", "Enter")
      let last = try await terminal.screen(endingIn: Self.end)
      #expect(last.hasSuffix("\nBern,Graz" + Self.end))
    }
  }

  @Test func allFinishedJobsRemain() async throws {
    try await run("work 40", height: 12, prompt: "nothing runs on") { terminal in
      let text = try await terminal.scrollback() + terminal.screen(endingIn: "nothing runs on")
      let rows = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      for job in 1...40 where job != 2 {
        #expect(rows.count { $0.hasPrefix("✓ Job \(job)  ") } == 1, "\(job)")
      }
      #expect(rows.count { $0.hasPrefix("✗ Job 2  failed after") } == 1)
      #expect(rows.count { $0 == "log of 2" } == 1)
      #expect(rows.count { $0.hasPrefix("log of") } == 1)
      #expect(rows.last { $0.hasPrefix("status") } == "status 1")
    }
  }

  @Test func aQuestionDuringWorkFailsInsteadOfWaitingForItsEnd() async throws {
    try await run("work 1 --asks", prompt: "nothing runs on") { terminal in
      let screen = try await terminal.screen(endingIn: "nothing runs on")
      let error = #"cannot show "Name": "Tasks" is in progress; ask before or after the work"#
      #expect(screen.contains("Error: " + error.prefix(60)))
      #expect(screen.contains("status 1\nmodes as before"))
    }
  }

  /// The color of labels on light and on dark backgrounds.
  @Test(arguments: [("ffff/ffff/ffff", "0;104;122"), ("0000/0000/0000", "")])
  func theColorsSuitTheBackground(color: String, label: String) async throws {
    let terminal = try Conversation.atTerminal(
      .questions, "name",
      environment: [
        "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "COLORTERM": "truecolor", "TMUX": "",
        "TERM_PROGRAM": "", "NO_COLOR": "", "COLORFGBG": "", "WT_SESSION": "",
      ])
    await terminal.read(through: "\u{1B}]11;?\u{1B}\\\u{1B}[c")
    await terminal.read(through: "keys")
    try await terminal.type("A\u{1B}]11;rgb:\(color)\u{1B}\\\u{1B}[?62c")
    await terminal.read(through: label.isEmpty ? "A" : "\u{1B}[38;2;\(label)m")
    try await terminal.type("da\r")
    #expect(await terminal.end() == .status(0))
    let text = await terminal.text
    #expect(text.contains("Hello, Ada."))
    #expect(text.contains("\u{1B}[38;2;0;104;122m") == !label.isEmpty)
  }
}
