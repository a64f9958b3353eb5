#if Images
  import Foundation
  import Platen
  import PlatenImages
  import PlatenTestSupport
  import Testing

  @Suite struct CellRendererTests {
    private static let red: [UInt8] = [255, 0, 0, 255]
    private static let green: [UInt8] = [0, 255, 0, 255]
    private static let blue: [UInt8] = [0, 0, 255, 255]
    private static let grey: [UInt8] = [128, 128, 128, 255]
    private static let nothing: [UInt8] = [0, 0, 0, 0]

    /// Two by four pixels in two by two cells.
    private static let checked = PNG.data([
      [red, green], [blue, grey], [green, red], [green, red],
    ])

    private func draw(
      _ data: Data, _ width: Int, _ height: Int, depth: ColorDepth = .full,
      _ change: (inout PictureRequest) -> Void = { _ in }
    ) async throws -> [Line] {
      var request = PictureRequest(try Picture(data), width: width, height: height)
      change(&request)
      return try await CellRenderer(depth: depth).lines(for: request)
    }

    private func cell(_ upper: Style.Color, _ lower: Style.Color) -> Line {
      Line("▀", style: Style(foreground: upper, background: lower))
    }

    @Test func eachPixelIsHalfACell() async throws {
      let (red, green, blue) = (
        Style.Color.rgb(255, 0, 0), Style.Color.rgb(0, 255, 0), Style.Color.rgb(0, 0, 255)
      )
      #expect(
        try await draw(Self.checked, 2, 2) == [
          cell(red, blue) + cell(green, .rgb(128, 128, 128)),
          cell(green, green) + cell(red, red),
        ])
    }

    @Test func aTerminalOf256ColoursGetsThose() async throws {
      #expect(
        try await draw(Self.checked, 2, 2, depth: .palette) == [
          cell(.palette(196), .palette(21)) + cell(.palette(46), .palette(244)),
          cell(.palette(46), .palette(46)) + cell(.palette(196), .palette(196)),
        ])
    }

    @Test func aTerminalOfSixteenColoursGetsGreys() async throws {
      let greys: Set<Style.Color> = [.black, .brightBlack, .white, .brightWhite]
      let lines = try await draw(Self.checked, 8, 4, depth: .sixteen)
      let colors = lines.flatMap(\.runs).flatMap { [$0.style.foreground, $0.style.background] }
      #expect(Set(colors.compactMap { $0 }).isSubset(of: greys))
      #expect(Set(colors).count > 1)
    }

    @Test func whatIsTransparentShowsTheTerminal() async throws {
      let picture = PNG.data([
        [Self.nothing, Self.red, Self.nothing], [Self.nothing, Self.nothing, Self.red],
      ])
      let red = Style.Color.rgb(255, 0, 0)
      #expect(
        try await draw(picture, 3, 1) == [
          " " + Line("▀", style: Style(foreground: red))
            + Line("▄", style: Style(foreground: red))
        ])
    }

    @Test func aPictureIsStretchedToItsCells() async throws {
      let lines = try await draw(PNG.data([[Self.red, Self.green]]), 4, 2) { $0.isSmooth = false }
      let (red, green) = (Style.Color.rgb(255, 0, 0), Style.Color.rgb(0, 255, 0))
      let row = cell(red, red) + cell(red, red) + cell(green, green) + cell(green, green)
      #expect(lines == [row, row])
    }

    @Test func aPictureThatFillsLosesItsSides() async throws {
      let wide = PNG.data(
        Array(repeating: [Self.red, Self.green, Self.green, Self.blue], count: 2))
      let green = Style.Color.rgb(0, 255, 0)
      #expect(
        try await draw(wide, 2, 1) { $0.isCropped = true } == [
          cell(green, green) + cell(green, green)
        ])
    }

    @Test func aJPEGIsDrawn() async throws {
      let lines = try await draw(Self.jpeg, 2, 1) { $0.isSmooth = false }
      let (red, blue) = (Style.Color.rgb(254, 0, 0), Style.Color.rgb(0, 0, 254))
      #expect(lines == [cell(red, blue) + cell(red, blue)])
    }

    /// A photo with what its camera notes: how it was held.
    static func photo(_ data: Data, held orientation: UInt8) -> Data {
      let fields: [UInt8] = [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
      let segment = Array("Exif\0\0MM\0*\0\0\0\u{8}".utf8) + fields
      let notes = Data([0xFF, 0xE1, 0, UInt8(segment.count + 2)] + segment)
      return data.prefix(2) + notes + data.dropFirst(2)
    }

    /// Turned by a quarter to the right, what is above stands on the right.
    @Test(arguments: [(6, true), (8, false)])
    func thePhotoOfACameraHeldUprightIsTurned(orientation: UInt8, isRedRight: Bool) async throws {
      let photo = Self.photo(Self.jpeg, held: orientation)
      let (red, blue) = (Style.Color.rgb(254, 0, 0), Style.Color.rgb(0, 0, 254))
      let (left, right) = isRedRight ? (blue, red) : (red, blue)
      #expect(
        try await draw(photo, 2, 1) { $0.isSmooth = false }
          == [cell(left, left) + cell(right, right)])
    }

    /// Decoded in its own size, and in one nearer to that of its cells.
    @Test(arguments: [false, true], [false, true])
    func aTurnedPhotoOfAnySizeIsDrawn(isSmooth: Bool, isCropped: Bool) async throws {
      let photo = Self.photo(JPEG.ofScans(1, width: 640, height: 48), held: 6)
      #expect(try Picture(photo).header.width == 48)
      let lines = try await draw(photo, 3, 20) {
        ($0.isSmooth, $0.isCropped) = (isSmooth, isCropped)
      }
      let grey = Style.Color.rgb(128, 128, 128)
      let row = cell(grey, grey) + cell(grey, grey) + cell(grey, grey)
      #expect(lines == Array(repeating: row, count: 20))
    }

    /// Sixteen by sixteen pixels, red above and blue below.
    static let jpeg =
      Data(
        base64Encoded: """
          /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
          AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/2wBDAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEB\
          AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEB\
          AQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKB\
          kaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1\
          dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl\
          5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcF\
          BAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5\
          OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0\
          tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD8X6K/Ieiv\
          9UP+LZf/AKzY/wDPbv8A8vZ/tR/xcM/9Yh/+d+//ACKH/9k=
          """) ?? Data()

    @Test func whatWasDrawnIsKnown() async throws {
      let renderer = CellRenderer(depth: .full)
      let request = PictureRequest(try Picture(Self.checked), width: 2, height: 2)
      #expect(renderer.known(request) == nil)
      let lines = try await renderer.lines(for: request)
      #expect(renderer.known(request) == lines)
      #expect(
        renderer.known(PictureRequest(try Picture(Self.checked), width: 3, height: 2)) == nil)
    }

    @Test func whatIsNotWantedAnyMoreIsNotDrawn() async throws {
      let request = PictureRequest(try Picture(Self.checked), width: 2, height: 2)
      let renderer = CellRenderer(depth: .full)
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await renderer.lines(for: request)
      }
      await #expect(throws: PictureError.cancelled) { try await task.value }
      #expect(renderer.known(request) == nil)
    }
  }
#endif
