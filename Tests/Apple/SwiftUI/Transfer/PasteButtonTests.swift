import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct PasteButtonTests {
  private struct Paper: View {
    @State private var texts: [String] = []

    var body: some View {
      Button("Copy") { UIPasteboard.general.string = "tea" }
      PasteButton(payloadType: String.self) { texts += $0 }
      ForEach(texts, id: \.self) { Text($0) }
    }
  }

  @Test func theTextOnThePasteboardIsPasted() async throws {
    let session = Session(Paper(), time: .virtual)
    try session.press("Paste")
    try await session.wait()
    #expect(!session.lines.contains("tea"))
    try session.press("Copy")
    try session.press("Paste")
    try await session.wait()
    #expect(session.lines.contains("tea"))
  }
}
