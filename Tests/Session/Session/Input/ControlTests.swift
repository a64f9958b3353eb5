import Platen
import Testing

@MainActor
@Suite struct ControlTests {
  private struct OrderScreen: View {
    @State private var name = "Ada"
    @State private var password = "secret"
    @State private var size = "small"

    var body: some View {
      TextField("Name", text: $name).accessibilityIdentifier("customer")
      SecureField("Password", text: $password)
      Picker("Size", selection: $size) {
        ForEach(["small", "large"], id: \.self) { Text($0) }
      }
      Button("Cancel order", role: .destructive) {}
        .keyboardShortcut("d", modifiers: .command)
        .disabled(name == "Ada")
    }
  }

  private let session = Session(OrderScreen(), time: .virtual)

  @Test func aFieldProvidesItsTextAndIdentifier() throws {
    let field = try session.control(named: "customer")
    #expect(field.role == .textField)
    #expect(field.label == "Name")
    #expect(field.identifier == "customer")
    #expect(field.value == "Ada")
    #expect(field.actions.isSuperset(of: [.set, .clear]))
  }

  @Test func theValueOfASecureFieldIsHidden() throws {
    let field = try session.control(named: "Password")
    #expect(field.isSecure)
    #expect(field.value == nil)
  }

  @Test func aPickerListsItsOptions() throws {
    let picker = try session.control(named: "Size")
    #expect(picker.options == ["small", "large"])
    #expect(picker.value == "small")
  }

  @Test func aButtonProvidesItsPurposeAndShortcut() throws {
    let button = try session.control(named: "Cancel order")
    #expect(button.purpose == .destructive)
    #expect(button.shortcut == KeyboardShortcut("d", modifiers: .command))
  }

  @Test func aControlValueDoesNotReflectLaterInputs() throws {
    let button = try session.control(named: "Cancel order")
    try session.send(.set("customer", to: "Grace"))
    #expect(!button.isEnabled)
    #expect(try session.control(named: "Cancel order").isEnabled)
  }
}
