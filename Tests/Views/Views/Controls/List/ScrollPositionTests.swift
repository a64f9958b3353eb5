import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ScrollPositionTests {
  private struct Numbers: View {
    @State private var position = ScrollPosition(idType: Int.self)
    @State private var id: Int?

    var body: some View {
      VStack(alignment: .leading) {
        List(0..<100, id: \.self) { Text("row \($0)") }.scrollPosition($position, anchor: .top)
          .frame(height: 64)
        List(0..<100, id: \.self) { Text("line \($0)") }.scrollPosition(id: $id, anchor: .top)
          .frame(height: 64)
        Button("Row") { position.scrollTo(id: 50) }
        Button("Line") { id = 70 }
        Text("\(position.viewID(type: Int.self) ?? -1)")
      }
    }
  }

  @Test func aNewPositionScrolls() async throws {
    let session = Session(Numbers(), time: .virtual)
    #expect(session.lines.contains("row 0"))
    try session.press("Row")
    try await session.wait()
    #expect(session.lines.contains { $0.contains("row 50") })
    #expect(session.lines.contains("50"))
    try session.press("Line")
    try await session.wait()
    #expect(session.lines.contains { $0.contains("line 70") })
  }
}
