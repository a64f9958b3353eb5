import Platen
import PlatenTestScreens
import PlatenTestSupport
import Testing

@testable import PlatenSession
@testable import PlatenTranscript

/// Tests that no output contains the text of a secure field.
@MainActor
@Suite struct CommandInterpreterSecretsTests {
  private static let secret = "hunter2"

  private func host(secrets: [String: String] = [:]) -> TestInterpreter {
    TestInterpreter(of: LogInScreen(), options: .with { $0.secrets = secrets })
  }

  @Test func aLiteralOfAnyLengthIsShownAsThreeDots() async {
    #expect(
      await host().play("set Password x") == """
        > set Password •••
        - Password         [                                      ]
        + Password         [•••                                   ]
        - ( Log in )       disabled
        + ( Log in )
        """)
    #expect(await host().play("type Password xyz").hasPrefix("> type Password •••\n"))
  }

  @Test func aNamedSecretIsSetAndItsNameIsShown() async throws {
    let model = LogInModel()
    let host = TestInterpreter(
      of: LogInScreen(model: model), options: .with { $0.secrets = ["pw": "abc"] })
    let transcript = await host.play("set Password $pw")
    #expect(transcript.hasPrefix("> set Password $pw\n"))
    #expect(model.password == "abc")
    await host.play("type Password $pw")
    #expect(model.password == "abcabc")
  }

  @Test(arguments: ["set Password  $pw", "set Password $pw ", "set Password\t $pw"])
  func spacesAroundASecretNameAreIgnored(line: String) async {
    let model = LogInModel()
    let host = TestInterpreter(
      of: LogInScreen(model: model), options: .with { $0.secrets = ["pw": "abc"] })
    await host.play(line)
    #expect(model.password == "abc")
  }

  @Test func anUnknownSecretListsTheExistingOnes() async {
    #expect(
      await host(secrets: ["pw": "x"]).play("set Password $pv") == """
        > set Password $pv
        ! no secret "pv"; did you mean "pw"?
        """)
    #expect(
      await host().play("set Password $ecret") == """
        > set Password •••
        ! no secret with that name; add one with --secret NAME=VALUE; quote text that begins \
        with $ (masked: this screen has a secure field)
        """)
  }

  @Test(arguments: ["set Password $", "set Password $a $b", "type Password $a-b"])
  func unquotedTextThatBeginsWithADollarSignMustNameASecret(line: String) async {
    let model = LogInModel()
    let transcript = await TestInterpreter(of: LogInScreen(model: model)).play(line)
    #expect(
      transcript == """
        > \(line.prefix { $0 != "$" })•••
        ! the text after $ is not the name of a secret; write $NAME, or quote text that begins with $
        """)
    #expect(model.password == "")
  }

  @Test func aDollarSignIsPlainTextInOtherFields() async {
    let model = LogInModel()
    await TestInterpreter(of: LogInScreen(model: model)).play(
      """
      set Name $pw
      set Password "$pw"
      """)
    #expect(model.name == "$pw")
    #expect(model.password == "$pw")
  }

  @Test func secretsTypedKeyByKeyAreMaskedInTheLogImmediately() throws {
    let session = Session(LogInScreen())
    try session.moveFocus(to: "Password")
    for text in ["1", "12", "123"] { try session.edit(text) }
    #expect(session.secrets.masking("pin 123") == "pin •••")
    try session.moveFocus(to: "Repeat password")
    try session.edit("x")
    #expect(session.secrets.masking("pin 123") == "pin •••")
    for text in ["open", "opens", "opense"] { try session.edit(text) }
    #expect(session.secrets.masking("opens now") == "••• now")
    try session.moveFocus(to: nil)
    #expect(session.secrets.masking("opense, but open doors") == "•••, but open doors")
  }

  @Test func controlsAndTheLogDoNotShowASecret() async {
    let host = host(secrets: ["pw": Self.secret])
    let transcript = await host.play(
      """
      set Password $pw
      set "Repeat password" \(Self.secret)
      controls
      show
      log
      """)
    #expect(transcript.contains("  Password           secure field\n"))
    #expect(!transcript.contains(Self.secret))
    #expect(host.session.controls.allSatisfy { !$0.isSecure || $0.value == nil })
  }

  @Test(arguments: [
    "set hunter2 Password", "Password hunter2", "set\tPassword\thunter2", "hunter2",
    "set\u{A0}Password\u{A0}hunter2", #"set "Password hunter2"#, "set Passwort hunter2",
    "clear Password hunter2", "submit Password hunter2", "Password=hunter2",
    "set Password $hunter2", "set Repeat password hunter2", "sett Password hunter2",
    #"clear "Password hunter2"#, #"submit "Password hunter2""#, #"focus "Password hunter2""#,
    "focus Passwordhunter2", "clear hunter2 Password", #"submit "pasword hunter2"#,
  ])
  func aMistakeDoesNotRevealASecret(line: String) async {
    #expect(await !host().play(line).contains(Self.secret))
  }

  @Test func inputIsNotMaskedOnAScreenWithoutASecureField() async {
    let host = TestInterpreter(of: NoteScreen())
    #expect(
      await host.play("set Password hunter2") == """
        > set Password hunter2
        ! no control "Password"; available: "Text", "Count", "Save"
        """)
  }

  @Test func anErrorInAMaskedLineGivesTheReason() async {
    #expect(
      await host().play("set Nothing hunter2") == """
        > set ••• •••
        ! no control "•••"; available: "Name", "Password", "Repeat password", "Log in" \
        (masked: this screen has a secure field)
        """)
  }

  @Test func anEnteredSecretIsMaskedInTheLinesForOtherFields() async {
    let host = host()
    let transcript = await host.play(
      """
      set Password hunter2
      set Name hunter2
      type Name "a hunter2"
      set Nmae hunter2
      set Name ada
      """)
    #expect(
      transcript.split(separator: "\n").filter { $0.hasPrefix(">") } == [
        "> set Password •••", "> set Name •••", #"> type Name "a •••""#, "> set Nmae •••",
        "> set Name ada",
      ])
    #expect(!host.interpreter.mayKeep("set Name hunter2"))
    #expect(host.interpreter.mayKeep("set Name ada"))
  }

  @Test func linesAreMaskedAfterASecretWasEntered() async {
    let host = TestInterpreter(of: StepsScreen())
    await host.play("set Password hunter2\npress Next")
    #expect(
      await host.play("set Pin hunter2") == """
        > set ••• •••
        ! no control "•••"; available: "Name" (masked: a secret was entered in this session)
        """)
    #expect(await host.play("set Name Ada").hasPrefix("> set Name Ada\n"))
    #expect(
      await host.play("press hunter2") == """
        > press •••
        ! no control "•••"; available: "Name" (masked: a secret was entered in this session)
        """)
  }

  private struct StepsScreen: View {
    @State private var password = ""
    @State private var name = ""
    @State private var isNext = false

    var body: some View {
      if isNext {
        TextField("Name", text: $name)
      } else {
        SecureField("Password", text: $password)
        Button("Next") { isNext = true }
      }
    }
  }

  /// Covers all commands, with text for any control, in any order. The session knows the secret.
  /// `make soak` checks 100,000 lines.
  @Test func noLineRevealsAKnownSecret() async {
    let hosts = [TestInterpreter(of: LogInScreen()), TestInterpreter(of: AlertedLogInScreen())]
    for host in hosts { host.session.secrets.named = ["pw": "S3cret"] }
    for seed in Seeds.first(20) {
      var random = SeededGenerator(seed: seed)
      for index in 0..<100 {
        let line = TypedLines.line(of: "S3cret", using: &random)
        let shown = hosts[index % 2].interpreter.echo(of: line)
        #expect(!shown.contains("S3cret"), "seed \(seed): \(line)")
      }
    }
  }

  /// Covers lines that enter a secret which the session does not know, with typing mistakes.
  @Test func noLineThatEntersASecretRevealsIt() async {
    for seed in Seeds.first(500) {
      var random = SeededGenerator(seed: seed)
      let line = TypedLines.entry(of: "S3cret", using: &random)
      for host in [TestInterpreter(of: LogInScreen()), TestInterpreter(of: AlertedLogInScreen())] {
        let transcript = await host.play(line)
        #expect(!transcript.contains("S3cret"), "seed \(seed): \(line)")
      }
    }
  }
}
