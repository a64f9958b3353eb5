import Foundation

/// A form that encodes and decodes a value.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public let forms: [_TransferForm<Item>]

  /// Creates a form in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    forms = [
      _TransferForm(contentType: contentType) {
        try JSONEncoder().encode($0)
      } importer: {
        try JSONDecoder().decode(Item.self, from: $0)
      }
    ]
  }
}

/// A form whose data the app creates and reads.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public let forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    forms = [_TransferForm(contentType: contentType, export: exporting, importer: importing)]
  }

  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    forms = [
      _TransferForm(contentType: exportedContentType, export: exporting) { _ in nil }
    ]
  }

  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    forms = [
      _TransferForm(contentType: importedContentType, export: { _ in nil }, importer: importing)
    ]
  }
}

/// A form that a different value has.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public let forms: [_TransferForm<Item>]

  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    forms = Self.forms(exporting) { try await importing($0) }
  }

  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    forms = Self.forms(exporting) { _ in nil }
  }

  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    forms = Self.forms({ _ in nil }, importing)
  }

  private static func forms(
    _ exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation?,
    _ importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item?
  ) -> [_TransferForm<Item>] {
    ProxyRepresentation.transferRepresentation.forms.map { form in
      _TransferForm(contentType: form.contentType) { item in
        guard let proxy = try await exporting(item) as? ProxyRepresentation.Representation.Item
        else { return nil }
        return try await form.export(proxy)
      } importer: { data in
        guard let proxy = try await form.importer(data) as? ProxyRepresentation else {
          return nil
        }
        return try await importing(proxy)
      }
    }
  }
}

/// A form that is a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
  public let forms: [_TransferForm<Item>]

  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      _TransferForm(contentType: contentType) {
        try await Data(contentsOf: exporting($0).file)
      } importer: {
        try await importing(ReceivedTransferredFile($0))
      }
    ]
  }

  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    forms = [
      _TransferForm(contentType: exportedContentType) {
        try await Data(contentsOf: exporting($0).file)
      } importer: { _ in
        nil
      }
    ]
  }

  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    forms = [
      _TransferForm(contentType: importedContentType) { _ in
        nil
      } importer: {
        try await importing(ReceivedTransferredFile($0))
      }
    ]
  }
}

/// A file that an app offers.
public struct SentTransferredFile: Sendable {
  public let file: URL

  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) { self.file = file }
}

/// A file that an app receives, in the folder for temporary files.
public struct ReceivedTransferredFile: Sendable {
  public let file: URL
  public let isOriginalFile = false

  fileprivate init(_ data: Data) throws {
    file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
  }
}

// MARK: - Values of the standard library and Foundation

extension String: Transferable {
  public static var transferRepresentation: some TransferRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  public static var transferRepresentation: some TransferRepresentation<Data> {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  public static var transferRepresentation: some TransferRepresentation<URL> {
    DataRepresentation(contentType: .url) { url in
      Data(url.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw URLError(.badURL)
      }
      return url
    }
  }
}
