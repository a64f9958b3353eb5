/// An object that is not held: a test sees whether anybody else holds it.
public final class Weak {
  public private(set) weak var object: AnyObject?

  public init(_ object: AnyObject) { self.object = object }
}
