import PlatenCoreTransferable
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct FilesTests {
  private struct Importer: View {
    @State private var isPresented = false
    @State private var count = 0
    @State private var error = ""

    var body: some View {
      Button("Import") { isPresented = true }
        .fileImporter(isPresented: $isPresented, allowedContentTypes: [.plainText]) {
          if case .failure(let failure) = $0 { error = failure.localizedDescription }
        }
        .onChange(of: isPresented) { count += 1 }
      Text("\(isPresented) \(count)")
      Text(error)
    }
  }

  @Test func choosingAFileFails() async throws {
    let session = Session(Importer(), time: .virtual)
    try session.press("Import")
    try await session.wait()
    #expect(session.lines.contains("false 2"))
    #expect(
      session.lines.contains("cannot choose a file: a terminal has no window for files"))
    #expect(session.log.lines.contains { $0.contains("fileImporter") })
  }
}
