import Foundation

/// A class that creates an instance of another class, of which only the type is known.
///
/// UIKit creates delegates with `init()`. In Swift, a class type can be called only if the
/// initializer is `required`, which would force each subclass of `UIResponder` to implement it.
///
/// The first method of this class, of `UIResponder`, and of `NSObject` is `init()`, so it has the
/// same position in the metadata of these classes and their subclasses.
/// `InstanceMakerTests` checks this for subclasses of both.
// Open, so that an optimizer does not call the initializer of this class directly.
@_spi(Nodes) open class InstanceMaker {
  public required init() {}

  /// Creates an instance of a subclass of `UIResponder` or `NSObject`.
  @MainActor
  package static func make<Object: AnyObject>(_ type: Object.Type) -> Object? {
    guard type is UIResponder.Type || type is NSObject.Type else { return nil }
    let object: AnyObject = unsafeBitCast(type as AnyClass, to: InstanceMaker.Type.self).init()
    return object as? Object
  }
}
