import PlatenNavigation
import PlatenSession
import PlatenTesting
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

  @Test func aProgramCanSetAndReadTheFocus() async {
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

  @Test func focusStateCanBeABoolean() throws {
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

  @Test func tabUpdatesTheFocusState() async {
    await expectTranscript(of: LogIn()) {
      """
      > key tab
      - nowhere
      + at name
      > key tab
      - at name
      + at password
      > key tab
      - at password
      + nowhere
      > key shift-tab
      - nowhere
      + at password
      > key escape
      - at password
      + nowhere
      """
    }
  }

  private struct Hiding: View {
    @FocusState private var isNamed: Bool
    @FocusState private var isAged: Bool
    @State private var hasName = true
    @State private var isAgeKnown = true

    var body: some View {
      if hasName { TextField("Name", text: .constant("")).focused($isNamed) }
      TextField("Age", text: .constant("")).focused($isAged).disabled(!isAgeKnown)
      Text(isNamed ? "at the name" : isAged ? "at the age" : "elsewhere")
      Button("To name") { isNamed = true }
      Button("Hide") { hasName = false }
      Button("Forget") { isAgeKnown = false }
      Button("Leave") { isNamed = false }
    }
  }

  @Test func removingOrDisablingTheFocusedControlResetsItsFocusState() async {
    await expectTranscript(of: Hiding()) {
      """
      > press "To name"
      - elsewhere
      + at the name
      > press Hide
      - Name [                                      ]
      - at the name
      + elsewhere
      > key tab
      - elsewhere
      + at the age
      > press Forget
      - Age [                                      ]
      + Age [                                      ] disabled
      - at the age
      + elsewhere
      """
    }
  }

  @Test func theFocusStateThatIsSetLastDeterminesTheFocus() throws {
    let session = Session(Hiding())
    try session.send(.focus("Age"))
    try session.send(.press("To name"))
    #expect(session.focus?.label == "Name")
    try session.send(.press("Leave"))
    #expect(session.focus == nil)
    try session.focusNext()
    #expect(session.focus?.label == "Age", "Tab continues from the last position")
  }

  private struct Shared: View {
    @FocusState private var isHere: Bool
    @FocusState private var isThere: Bool

    var body: some View {
      Group {
        Button("First") {}
        Button("Second") { isThere = false }
      }
      .focused($isHere)
      Button("Third") { isHere = true }.focused($isThere)
    }
  }

  @Test func severalControlsCanShareAFocusState() throws {
    let session = Session(Shared())
    try session.send(.focus("Second"))
    try session.send(.press("Second"))
    #expect(session.focus?.label == "Second")
    try session.send(.focus("Third"))
    try session.send(.press("Third"))
    #expect(session.focus?.label == "First")
  }

  private struct Appearing: View {
    @FocusState private var isTyping: Bool
    @State private var isEditing = false
    @State private var text = ""

    var body: some View {
      Button("Edit") { isEditing = true }.sheet(isPresented: $isEditing) {
        Button("Done") { isEditing = false }
        TextField("Title", text: $text).focused($isTyping).onAppear { isTyping = true }
      }
      Text(isTyping ? "typing" : "idle")
    }
  }

  @Test func aSheetFocusesTheFieldThatItsOnAppearActionSpecifies() throws {
    let session = Session(Appearing())
    try session.send(.press("Edit"))
    #expect(session.focus?.label == "Title")
    try session.send(.press("Done"))
    #expect(session.focus == nil)
    #expect(session.frame.lines.last?.text == "idle")
  }
}
