import PlatenTestProcesses
import Testing

@Suite struct FileDescriptorTests {
  @Test func allStandardStreamsCanBeClosed() async throws {
    let run = try await runGallery(#"exec "$0" <&- >&- 2>&-"#)
    #expect(run.status == 2)
  }
}
