import Foundation

/// The cash register.
///
/// Uses Observation by `import Foundation` alone, as Foundation re-exports it on Apple's platforms.
@Observable
public final class Till {
  public private(set) var cents = 0

  public init() {}

  public func charge(_ price: Int) { cents += price }
}
