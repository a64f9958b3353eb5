import Platen
import PlatenTestScreens
import Testing

@testable import PlatenTranscript

/// Tests of the echo of a line in the transcript.
@MainActor
@Suite struct RedactedLineTests {
  private let logIn = Session(LogInScreen())
  private let note = Session(NoteScreen())

  private func echo(_ line: String, in session: Session?) -> String {
    RedactedLine(of: TypedCommand(line[...], among: Command.all), in: session).line
  }

  @Test(arguments: [
    "set Name Ada", "set Name  two  spaces", #"set "Name" "Ada""#, "type Name $pw",
    "clear Password",
    "submit Password", "press \"Log in\"", "open form", "help", "wait 2s", "show", "set Name",
    "sett Name Ada", "set Nmae Ada", "opne form",
  ])
  func aLineWithoutSecretsIsEchoedUnchanged(line: String) {
    #expect(echo(line, in: logIn) == line)
  }

  @Test func textThatEndsInSpacesIsQuoted() {
    #expect(echo("set Name Ada  ", in: logIn) == #"set Name "Ada  ""#)
  }

  @Test(arguments: [
    ("set Password hunter2", "set Password •••"),
    ("set Password x", "set Password •••"),
    (#"set "Password" "$pw""#, "set Password •••"),
    (#"set "Repeat password" hunter2"#, #"set "Repeat password" •••"#),
    ("set Pasword hunter2", "set Pasword •••"),
    ("set hunter2 Password", "set ••• •••"),
    ("clear Password hunter2", "clear Password •••"),
    ("submit Password hunter2", "submit Password •••"),
    ("focus Password hunter2", "focus Password •••"),
    ("sett Password hunter2", "sett Password •••"),
    ("put Password hunter", "••• •••"),
    ("set hunter Password", "set ••• •••"),
    ("hunter2", "•••"),
    ("foo bar", "••• •••"),
    ("pres Sumbit", "pres •••"),
    ("enter Password hunter2", "enter Password •••"),
    (#"submit "Password hunter2""#, "submit •••"),
    ("focus Password12", "focus •••"),
    ("set Password12", "set •••"),
  ])
  func aPossibleSecretIsMasked(line: String, expected: String) {
    #expect(echo(line, in: logIn) == expected)
  }

  @Test(arguments: [
    "press Password hunter2", "press hunter2", "pick Pasword hunter2",
    #"press "Password hunter2"#,
    "press Sumbit", "pick Endpoint Popular", "select Lst 3", "open frm x y",
    "help nothing much", "controls x", "quit now", "show it", "wait long", "focus Pasword",
    "move List 3", "press  Count ", "log \"in",
  ])
  func aCommandWithoutATextArgumentIsEchoedUnchanged(line: String) {
    for session in [logIn, note, nil] { #expect(echo(line, in: session) == line) }
  }

  @Test func aNameThatContainsTheNameOfASecureFieldIsEchoed() {
    let session = Session(ForgottenPasswordScreen())
    for line in [
      #"press "Forgot password?""#, #"press "Forgot pasword?""#, "press Password?", "clear Pasword",
    ] {
      #expect(echo(line, in: session) == line)
    }
  }

  private struct ForgottenPasswordScreen: View {
    var body: some View {
      SecureField("Password", text: .constant(""))
      Button("Forgot password?") {}
      Button("Password?") {}
    }
  }

  /// The rows with secure fields are outside the viewport.
  private struct AccountsScreen: View {
    var body: some View {
      List(1..<100, id: \.self) { row in
        TextField("Name", text: .constant(""))
        if row > 50 { SecureField("Password", text: .constant("")) }
      }
      .frame(height: 5)
    }
  }

  @Test(arguments: [
    ("set List[90]/Password hunter2", "set List[90]/Password •••"),
    ("clear List[90]/Password hunter2", "clear List[90]/Password •••"),
    ("sett List[90]/Password hunter2", "sett ••• •••"),
    ("set List[900]/Password hunter2", "set ••• •••"),
    ("set Lits[90]/Password hunter2", "set ••• •••"),
    (#"set "List[90]/Password hunter2"#, "set •••"),
  ])
  func textForARowOutsideTheViewportIsMasked(line: String, expected: String) {
    #expect(echo(line, in: Session(AccountsScreen())) == expected)
  }

  @Test func theReasonForAMaskNamesTheRow() {
    let line = "sett List[90]/Password hunter2"
    let session = Session(AccountsScreen())
    let shown = RedactedLine(of: TypedCommand(line[...], among: Command.all), in: session)
    #expect(
      shown.redacted("unknown command")
        == "unknown command (masked: the row, which is not visible, can have a secure field)")
  }

  @Test func aNamedSecretIsNotMaskedWhereNoSecretCanBe() {
    note.secrets.named = ["word": "Endpoint"]
    #expect(echo("pick Endpoint Popular", in: note) == "pick Endpoint Popular")
  }

  @Test func anOptionIsNotMaskedAlthoughItIsASecret() {
    let session = Session(
      VStack {
        SecureField("Password", text: .constant(""))
        Picker("City", selection: .constant("London")) { Text("London").tag("London") }
      })
    session.secrets.named = ["pw": "London"]
    #expect(echo("pick City London", in: session) == "pick City London")
  }

  @Test func anUnknownCommandIsEchoedOnAScreenWithoutSecureFields() {
    for session in [note, nil] {
      #expect(echo("foo bar", in: session) == "foo bar")
      #expect(echo("pikc Endpoint Popular", in: session) == "pikc Endpoint Popular")
      #expect(echo("sett Password hunter2", in: session) == "sett Password hunter2")
      #expect(echo("type Password hunter2", in: session) == "type Password hunter2")
    }
  }

  @Test func aSecretNameIsEchoedIfASimilarOneExists() {
    logIn.secrets.named = ["password": "hunter2"]
    #expect(echo("set Password $password", in: logIn) == "set Password $password")
    #expect(echo("set Password $passwort", in: logIn) == "set Password $passwort")
    #expect(echo("set Password $ecret", in: logIn) == "set Password •••")
  }

  @Test func namesAreEchoedOnAScreenWithoutSecrets() {
    #expect(echo("set nothing x", in: note) == "set nothing x")
    #expect(echo("set Txt x", in: note) == "set Txt x")
    #expect(echo("press nothing", in: note) == "press nothing")
    #expect(echo("nothing", in: note) == "nothing")
    #expect(echo("nothing x", in: note) == "nothing x")
    #expect(echo("set Text hunter2", in: note) == "set Text hunter2")
  }
}
