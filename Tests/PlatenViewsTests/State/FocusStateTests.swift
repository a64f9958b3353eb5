import PlatenSession
import PlatenTesting
import PlatenViews
import Testing

@MainActor
@Suite struct FocusStateTests {
  private struct LogIn: View {
    private enum Field { case name, password }
    @FocusState private var focus: Field?
    @State private var name = ""
    @State private var password = ""

    var body: some View {
      TextField("Name", text: $name).focused($focus, equals: .name)
      SecureField("Password", text: $password).focused($focus, equals: .password)
      Button("Log in") { focus = name.isEmpty ? .name : nil }
      Text(focus.map { "at \($0)" } ?? "nowhere")
    }
  }

  @Test func theProgramMovesTheFocusAndSeesIt() async {
    await expectTranscript(of: LogIn()) {
      """
        Name [                                      ]
        Password [                                      ]
        ( Log in )
        nowhere
      > press "Log in"
      - nowhere
      + at name
      > controls
        Name      text field    ""  focused
        Password  secure field
        "Log in"  button
      > focus Password
      - at name
      + at password
      > focus "Log in"
      - at password
      + nowhere
      > set Name Ada
      - Name [                                      ]
      + Name [Ada                                   ]
      > focus Name
      - nowhere
      + at name
      > press "Log in"
      - at name
      + nowhere
      """
    }
  }

  private struct Search: View {
    @FocusState private var isSearching: Bool
    @State private var text = ""

    var body: some View {
      TextField("Search", text: $text).focused($isSearching).onSubmit { isSearching = false }
      Button("Find") { isSearching = true }
      Text(isSearching ? "searching" : "idle")
    }
  }

  @Test func aFocusCanBeYesOrNo() throws {
    let session = Session(Search())
    #expect(session.focus == nil)
    try session.send(.press("Find"))
    #expect(session.focus?.label == "Search")
    try session.send(.submit("Search"))
    #expect(session.focus == nil)
    try session.send(.focus("Search"))
    #expect(session.focus?.label == "Search")
    try session.send(.focus("Find"))
    #expect(session.focus?.label == "Find")
  }
}
