import Foundation
import PlatenContext

/// The identity of a managed object, which is the same in all contexts.
public final class NSManagedObjectID: Hashable, Sendable, CustomStringConvertible {
  private static let last = Locked(0)

  public let entity: NSEntityDescription
  /// The number of the object, in the order in which objects were created.
  let number: Int

  init(of entity: NSEntityDescription) {
    self.entity = entity
    number = Self.last.withLock {
      $0 += 1
      return $0
    }
  }

  /// Always `false`: an identity is final from the beginning.
  public var isTemporaryID: Bool { false }

  public func uriRepresentation() -> URL {
    // The name of a Swift class is part of a valid URL.
    URL(fileURLWithPath: "/\(entity.name ?? "")/p\(number)")
  }

  public var description: String { uriRepresentation().absoluteString }

  public static func == (a: NSManagedObjectID, b: NSManagedObjectID) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}
