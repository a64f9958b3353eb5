@_exported import Foundation
@_exported import PlatenUniformTypeIdentifiers

/// A value that can be dragged, pasted, and shared, in the forms that its representation lists.
///
///     struct Tea: Codable, Transferable {
///       static var transferRepresentation: some TransferRepresentation {
///         CodableRepresentation(contentType: .json)
///       }
///     }
public protocol Transferable: _TransferableMetatype {
  associatedtype Representation: TransferRepresentation
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

// The closures of a representation use the type on other threads. Swift 6.1 allows that for every
// type.
#if compiler(>=6.2)
  public typealias _TransferableMetatype = SendableMetatype
#else
  public typealias _TransferableMetatype = Any
#endif

extension Transferable {
  /// Returns the data of this value in the first form that a type of content describes.
  public func exported(as contentType: UTType) async throws -> Data {
    let item = self as? Representation.Item
    let form = Self.transferRepresentation.forms.first {
      $0.contentType.conforms(to: contentType)
    }
    guard let item, let data = try await form?.export(item) else { throw TransferError() }
    return data
  }

  /// Creates a value from data in a form that a type of content describes.
  public init(importing data: Data, contentType: UTType?) async throws {
    let form = Self.transferRepresentation.forms.first {
      contentType == nil || contentType?.conforms(to: $0.contentType) == true
    }
    guard let value = try await form?.importer(data) as? Self else { throw TransferError() }
    self = value
  }
}

/// There is no form in which a value can be transferred.
private struct TransferError: Error, CustomStringConvertible {
  let description = "cannot transfer the value: it has no representation of this type"
}

/// The forms in which a value can be transferred.
public protocol TransferRepresentation<Item>: Sendable {
  associatedtype Item
  associatedtype Body: TransferRepresentation = Never
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// The forms, in order. Platen's representations implement this property.
  var forms: [_TransferForm<Item>] { get }
}

extension TransferRepresentation {
  public var forms: [_TransferForm<Item>] {
    body.forms.compactMap { $0 as? _TransferForm<Item> }
  }
}

extension TransferRepresentation where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body, which is never called") }
}

extension Never: TransferRepresentation {
  public var forms: [_TransferForm<Never>] { [] }
}

/// One form of a value: its type of content, and the conversions to and from data.
public struct _TransferForm<Item>: Sendable {
  let contentType: UTType
  let export: @Sendable (Item) async throws -> Data?
  let importer: @Sendable (Data) async throws -> Any?
}

/// A result builder for the forms of a value.
@resultBuilder
public enum TransferRepresentationBuilder<Item> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item {
    content
  }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item> {
    var forms: [_TransferForm<Item>] = []
    for content in repeat each content {
      forms += content.forms.compactMap { ($0 as Any) as? _TransferForm<Item> }
    }
    return TupleTransferRepresentation(forms: forms)
  }
}

/// Several forms of a value.
public struct TupleTransferRepresentation<Item>: TransferRepresentation {
  public let forms: [_TransferForm<Item>]
}
