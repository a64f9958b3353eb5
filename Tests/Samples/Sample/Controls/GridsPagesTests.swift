import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about grids.
@Suite struct GridsPagesTests {
  @Test func aGridAlignsItsColumns() async {
    await expectTranscript(of: GridPage()) {
      """
      > show
        Planet  Moons
        ─────────────
        Jupiter    95
        Saturn    146
        Uranus     28
        Neptune    16
        As of 2023
      """
    }
  }

  @Test func aVerticalGridFillsRows() async {
    await expectTranscript(of: LazyVGridPage()) {
      """
      > show
        Mercury         Venus           Earth           Mars            Jupiter
        Saturn          Uranus          Neptune
      """
    }
  }

  @Test func aHorizontalGridFillsColumns() async {
    await expectTranscript(of: LazyHGridPage()) {
      """
      > show
        Mercury Mars    Uranus
        Venus   Jupiter Neptune
        Earth   Saturn
      """
    }
  }
}
