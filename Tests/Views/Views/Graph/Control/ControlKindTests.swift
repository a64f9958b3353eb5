import PlatenNavigation
import Testing

@MainActor
@Suite struct ControlKindTests {
  @Test func aControlIgnoresUnsupportedOperations() {
    var presses = 0
    let host = TestGraph(Button("Save") { presses += 1 })
    let others: [ControlOperation] = [
      .toggle, .set("a"), .type("a"), .clear, .submit, .increment, .decrement, .pick("a"),
      .select(row: 1), .scroll(to: 1), .move(row: 1, to: 2),
    ]
    for operation in others { #expect(host.control("Save")?.perform(operation) == nil) }
    #expect(presses == 0)
    host.control("Save")?.perform(.press)
    #expect(presses == 1)
  }

  @Test func aControlOffersOnlyTheActionsOfItsKind() {
    let host = TestGraph(
      VStack {
        Button("button") {}
        Toggle("toggle", isOn: .constant(true))
        Stepper("stepper", value: .constant(1))
        TextField("field", text: .constant("a"))
        List { Text("row") }
      })
    #expect(host.control("button")?.actions == [.press, .focus])
    #expect(host.control("toggle")?.actions == [.toggle, .focus])
    #expect(host.control("stepper")?.actions == [.increment, .decrement, .focus])
    #expect(host.control("field")?.actions == [.set, .type, .clear, .submit, .focus])
    #expect(host.control("List")?.actions == [.scroll, .focus])
  }

  @Test func onlyASecureFieldHidesItsValue() {
    let host = TestGraph(
      VStack {
        TextField("plain", text: .constant("a"))
        SecureField("secure", text: .constant("b"))
      })
    let (plain, secure) = (host.control("plain"), host.control("secure"))
    #expect(plain?.value == "a" && plain?.isSecure == false)
    #expect(secure?.value == nil && secure?.secret?() == "b")
    #expect(secure?.role == .secureField)
  }
}
