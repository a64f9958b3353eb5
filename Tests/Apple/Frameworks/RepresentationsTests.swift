import PlatenCoreTransferable
import Testing

private struct Letter: Equatable, Transferable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .pdf) { letter in
      Data(letter.text.utf8)
    } importing: {
      Letter(text: String(decoding: $0, as: UTF8.self))
    }
    FileRepresentation(importedContentType: .html) { file in
      try Letter(text: String(contentsOf: file.file, encoding: .utf8))
    }
    ProxyRepresentation(exporting: \.text) { Letter(text: $0) }
  }
}

@Suite struct RepresentationsTests {
  private let letter = Letter(text: "tea")

  @Test func eachFormIsExportedAndImported() async throws {
    let data = Data("tea".utf8)
    #expect(try await letter.exported(as: .pdf) == data)
    #expect(try await letter.exported(as: .plainText) == data)
    for type in [UTType.pdf, .html, .utf8PlainText] {
      #expect(try await Letter(importing: data, contentType: type) == letter)
    }
  }
}
