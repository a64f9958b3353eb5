import PlatenTestSupport
import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@Suite struct PictureBoxTests {
  private func box(
    _ width: Int, _ height: Int, isResizable: Bool = true, _ scaling: PictureScaling? = nil,
    within room: Int, _ lines: Int? = nil
  ) throws -> [Int] {
    let box = PictureBox(
      for: try PictureHeader(.png, width: width, height: height), isResizable: isResizable,
      scaling: scaling, within: Proposal(width: room, height: lines))
    return [box.width, box.height]
  }

  private let fit = PictureScaling(mode: .fit)
  private let fill = PictureScaling(mode: .fill)

  @Test func eachPixelOfAPictureOccupiesOnePoint() throws {
    #expect(try box(80, 80, isResizable: false, within: 40) == [10, 5])
    #expect(try box(1, 1, isResizable: false, within: 40) == [1, 1])
  }

  @Test func aWidePictureIsScaledDownToTheAvailableWidth() throws {
    #expect(try box(640, 320, isResizable: false, within: 40) == [40, 10])
  }

  @Test func aResizablePictureFillsTheProposedSize() throws {
    #expect(try box(80, 80, within: 40, 3) == [40, 3])
    #expect(try box(80, 80, within: 40) == [40, 20])
  }

  @Test func scalingToFitPreservesTheAspectRatio() throws {
    #expect(try box(80, 80, fit, within: 40, 5) == [10, 5])
    #expect(try box(80, 80, fit, within: 8, 5) == [8, 4])
    #expect(try box(80, 80, PictureScaling(ratio: 2, mode: .fit), within: 40, 5) == [20, 5])
  }

  @Test func scalingToFillCoversTheProposedSize() throws {
    #expect(try box(80, 80, fill, within: 40, 5) == [40, 5])
    #expect(try box(80, 80, fill, within: 8) == [8, 4])
  }

  @Test func theHeightOfAPictureIsLimited() throws {
    #expect(try box(1, 1 << 30, isResizable: false, within: 40) == [1, Points.maxLines])
    #expect(try box(1 << 30, 1, within: 40) == [40, 1])
    #expect(try box(1, 1 << 30, fit, within: 40) == [1, Points.maxLines])
  }
}
