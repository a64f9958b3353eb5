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

  @Test func whatLettersAreLikeChangesNothing() {
    let text =
      Text("a").kerning(1).tracking(2).baselineOffset(3).monospacedDigit().monospaced()
      .fontDesign(.serif).fontWidth(.expanded).textScale(.secondary) + Text("b")
    let view = VStack { text }
      .kerning(1).tracking(2).baselineOffset(3).monospacedDigit().monospaced().fontDesign(.serif)
      .fontWidth(.condensed).lineSpacing(4).minimumScaleFactor(0.5).allowsTightening(true)
      .textSelection(.enabled).help("A **note**").help(Text("A note"))
    #expect(picture(20) { view } == "ab")
    #expect(picture(20) { Text("a").font(.custom("Times", size: 12, relativeTo: .body)) } == "a")
  }
}
