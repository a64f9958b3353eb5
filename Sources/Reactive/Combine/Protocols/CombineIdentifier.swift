import Synchronization

/// An identifier of a subscriber or subscription in debugging output.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let rawValue: UInt64

  /// Creates an identifier that is unique in this process.
  public init() { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

  /// Creates the identifier of an object, which is unique during the lifetime of the object.
  public init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type that has an identifier for debugging output.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of the subscriber or subscription.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object, derived from its address.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
