import PlatenViews
import Testing

/// Modifiers that mean nothing in text are accepted, and change nothing.
@MainActor
@Suite struct AcceptedTests {
  @Test func stylesChangeNothing() {
    let shown = picture(30) {
      Form {
        Toggle("One", isOn: .constant(true)).toggleStyle(.switch)
        TextField("Two", text: .constant("x")).textFieldStyle(.roundedBorder)
        Label("Three", systemImage: "tray").labelStyle(.iconOnly)
        ProgressView("Four").progressViewStyle(.circular)
        Button("Five") {}.buttonStyle(.borderedProminent)
        Menu("Six") {}.menuStyle(.button)
      }
      .formStyle(.grouped)
    }
    #expect(
      shown == """
        [x] One
        Two  [x                      ]
        Three
        Four…
        ( Five )
        ( Six ▾ )
        """)
  }

  @Test func whatKeyboardsDoChangesNothing() {
    let field = TextField("Name", text: .constant("x"))
      .keyboardType(.emailAddress).textContentType(.username).autocapitalization(.none)
      .textInputAutocapitalization(.never).autocorrectionDisabled().disableAutocorrection(true)
      .submitLabel(.done)
    #expect(picture(20) { field } == "Name [x            ]")
  }
}
