import PlatenCoreTransferable
import Testing

private struct Infusion: Codable, Equatable, Transferable {
  var name: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

@Suite struct TransferableTests {
  @Test func aValueIsTransferredInItsForms() async throws {
    let tea = Infusion(name: "Assam")
    let json = try await tea.exported(as: .json)
    #expect(try await Infusion(importing: json, contentType: .json) == tea)
    #expect(try await tea.exported(as: .plainText) == Data("Assam".utf8))
    await #expect(throws: (any Error).self) { try await tea.exported(as: .image) }
  }

  @Test func textsAndURLsAreTransferable() async throws {
    let url = try #require(URL(string: "https://example.org"))
    #expect(try await URL(importing: url.exported(as: .url), contentType: .url) == url)
    #expect(try await "tea".exported(as: .text) == Data("tea".utf8))
  }
}
