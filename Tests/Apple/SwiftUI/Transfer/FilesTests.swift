import PlatenCoreTransferable
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct FilesTests {
  private struct Importer: View {
    @State private var isPresented = false
    @State private var count = 0

    var body: some View {
      Button("Import") { isPresented = true }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) { _ in }
        .onChange(of: isPresented) { count += 1 }
      Text("\(isPresented) \(count)")
    }
  }

  @Test func noFilesArePresented() async throws {
    let session = Session(Importer(), time: .virtual)
    try session.press("Import")
    try await session.wait()
    #expect(session.lines.contains("false 2"))
    #expect(session.log.lines.contains { $0.contains("fileImporter") })
  }
}
