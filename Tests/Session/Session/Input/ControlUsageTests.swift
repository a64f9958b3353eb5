import Platen
import Testing

/// Tests of the commands that are listed for controls.
@MainActor
@Suite struct ControlUsageTests {
  private struct Screen: View {
    var body: some View {
      TextField("First name", text: .constant(""))
      SecureField("Password", text: .constant(""))
      Picker("Size", selection: .constant("small")) {
        ForEach(["small", "very large"], id: \.self) { Text($0) }
      }
      Button("Save") {}
    }
  }

  private let session = Session(Screen(), time: .virtual)

  private func usage(of name: String) throws -> ControlUsage {
    ControlUsage(of: try session.screen.names.control(named: name), named: name)
  }

  @Test func usageQuotesNamesWithSpacesAndShowsTextAsAPlaceholder() throws {
    #expect(try usage(of: "First name")[.set] == "set \"First name\" TEXT")
    #expect(try usage(of: "Password")[.set] == "set Password $NAME")
  }

  @Test func usageListsTheOptions() throws {
    #expect(try usage(of: "Size")[.pick] == "pick Size small|\"very large\"")
  }

  @Test func unsupportedActionsHaveNoUsage() throws {
    #expect(try usage(of: "Save")[.press] == "press Save")
    #expect(try usage(of: "Save")[.set] == nil)
  }

  @Test func chiefActionsExcludeActionsThatAllFieldsHave() throws {
    #expect(try usage(of: "First name").chief == [.set])
    #expect(try usage(of: "Save").chief == [.press])
  }
}
