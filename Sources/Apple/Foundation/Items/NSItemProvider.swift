import Foundation

/// A value that is dragged or pasted, with a type of content. Other programs offer none.
// An item is read only after it is created.
public final class NSItemProvider: NSObject, @unchecked Sendable {
  private let item: Any?
  public let registeredTypeIdentifiers: [String]
  public var suggestedName: String?

  public override init() { (item, registeredTypeIdentifiers) = (nil, []) }

  /// Creates an item for an object, such as a string.
  public init(object: Any) { (item, registeredTypeIdentifiers) = (object, []) }

  public init(item: Any?, typeIdentifier: String?) {
    (self.item, registeredTypeIdentifiers) = (item, typeIdentifier.map { [$0] } ?? [])
  }

  /// Creates an item for a file, or returns `nil` if the file does not exist.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    (item, registeredTypeIdentifiers) = (fileURL, [])
  }

  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains(typeIdentifier)
  }

  public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { item is T }

  /// Passes the object to a closure, if it has a type.
  @discardableResult
  public func loadObject<T>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(item as? T, nil)
    return Progress(totalUnitCount: 1)
  }

  /// Passes the object to a closure, if it has a type of content.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(
      hasItemConformingToTypeIdentifier(typeIdentifier) ? item : nil, nil)
  }
}
