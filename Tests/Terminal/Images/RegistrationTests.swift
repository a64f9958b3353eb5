import PlatenControls
import PlatenImages
import PlatenLines
import Testing

@Suite struct RegistrationTests {
  @Test func linkingTheImagesDrawsPictures() {
    #expect(LinkedPictures.make.value?(.full) is CellRenderer)
  }
}
