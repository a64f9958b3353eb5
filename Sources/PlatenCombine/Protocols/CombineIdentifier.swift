import Synchronization

/// An identifier of a stream of values.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private static let last = Atomic<UInt64>(0)

  private let rawValue: UInt64

  /// An identifier that no other value of this process has.
  public init() { rawValue = Self.last.add(1, ordering: .relaxed).newValue }

  /// The identifier of an object, for as long as the object lives.
  public init(_ object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type that identifies a stream of values in debugging output.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identifier of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
