import Platen
import PlatenImages
import PlatenTestSupport
import Testing

@Suite struct CellRendererTests {
  @Test func aJPEGIsDrawn() async throws {
    let lines = try await draw(photoJPEG, 2, 1) { $0.isSmooth = false }
    let (red, blue) = (Style.Color.rgb(254, 0, 0), Style.Color.rgb(0, 0, 254))
    #expect(lines == [cell(red, blue) + cell(red, blue)])
  }

  @Test func drawnPicturesAreCached() async throws {
    let renderer = CellRenderer(depth: .full)
    let request = PictureRequest(try Picture(Pixel.checked), width: 2, height: 2)
    #expect(renderer.known(request) == nil)
    let lines = try await renderer.lines(for: request)
    #expect(renderer.known(request) == lines)
    #expect(
      renderer.known(PictureRequest(try Picture(Pixel.checked), width: 3, height: 2)) == nil)
  }

  @Test func canceledPicturesAreNotDrawn() async throws {
    let request = PictureRequest(try Picture(Pixel.checked), width: 2, height: 2)
    let renderer = CellRenderer(depth: .full)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await renderer.lines(for: request)
    }
    await #expect(throws: PictureError.cancelled) { try await task.value }
    #expect(renderer.known(request) == nil)
  }
}
