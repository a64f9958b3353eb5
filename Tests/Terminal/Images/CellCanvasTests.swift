import Platen
import PlatenImages
import PlatenTestSupport
import Testing

@Suite struct CellCanvasTests {
  @Test func eachPixelIsHalfACell() async throws {
    let (red, green, blue) = (
      Style.Color.rgb(255, 0, 0), Style.Color.rgb(0, 255, 0), Style.Color.rgb(0, 0, 255)
    )
    #expect(
      try await draw(Pixel.checked, 2, 2) == [
        cell(red, blue) + cell(green, .rgb(128, 128, 128)),
        cell(green, green) + cell(red, red),
      ])
  }

  @Test func a256ColorTerminalUsesItsColors() async throws {
    #expect(
      try await draw(Pixel.checked, 2, 2, depth: .palette) == [
        cell(.palette(196), .palette(21)) + cell(.palette(46), .palette(244)),
        cell(.palette(46), .palette(46)) + cell(.palette(196), .palette(196)),
      ])
  }

  @Test func a16ColorTerminalShowsGrays() async throws {
    let greys: Set<Style.Color> = [.black, .brightBlack, .white, .brightWhite]
    let lines = try await draw(Pixel.checked, 8, 4, depth: .sixteen)
    let colors = lines.flatMap(\.runs).flatMap { [$0.style.foreground, $0.style.background] }
    #expect(Set(colors.compactMap { $0 }).isSubset(of: greys))
    #expect(Set(colors).count > 1)
  }

  @Test func transparentPixelsShowTheTerminalBackground() async throws {
    let picture = PNG.data([
      [Pixel.nothing, Pixel.red, Pixel.nothing], [Pixel.nothing, Pixel.nothing, Pixel.red],
    ])
    let red = Style.Color.rgb(255, 0, 0)
    #expect(
      try await draw(picture, 3, 1) == [
        " " + Line("▀", style: Style(foreground: red))
          + Line("▄", style: Style(foreground: red))
      ])
  }

  /// Dithering would mix two colors of the terminal.
  @Test(arguments: [ColorDepth.palette, .sixteen])
  func aPictureOfOneColumnIsNotDithered(depth: ColorDepth) async throws {
    let purple: [UInt8] = [100, 40, 70, 255]
    let narrow = PNG.data(Array(repeating: [purple], count: 80))
    #expect(Set(try await draw(narrow, 1, 40, depth: depth)).count == 1)
    let wide = PNG.data(Array(repeating: [purple, purple], count: 80))
    #expect(Set(try await draw(wide, 2, 40, depth: depth)).count > 1)
  }
}
