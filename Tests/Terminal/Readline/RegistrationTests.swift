import PlatenReadline
import PlatenTerminal
import Testing

extension OneReadline {
  @MainActor @Suite struct RegistrationTests {
    @Test func linkingReadlineReplacesTheLineEditor() {
      let readline = OneReadline.readline
      #expect(LinkedLineEditor.make.value() === readline)
    }
  }
}
