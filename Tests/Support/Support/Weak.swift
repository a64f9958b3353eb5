/// A weak reference, with which a test checks whether an object has been released.
public final class Weak {
  public private(set) weak var object: AnyObject?

  public init(_ object: AnyObject) { self.object = object }
}
