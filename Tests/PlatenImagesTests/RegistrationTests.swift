import PlatenImages
import PlatenTerminal
import Testing

@Suite struct RegistrationTests {
  @Test func linkingTheImagesDrawsPictures() {
    #expect(TerminalComponents.pictures.value?(.full) is CellRenderer)
  }
}
