#if canImport(UIKit)
  import UIKit

  typealias PlatformColor = UIColor
#elseif canImport(AppKit)
  import AppKit

  typealias PlatformColor = NSColor
#endif

/// The branches of the usual conditions of compilation.
enum Platform {
  static var branches: [String] {
    var branches: [String] = []
    #if canImport(UIKit)
      branches.append("canImport(UIKit)")
    #endif
    #if canImport(AppKit)
      branches.append("canImport(AppKit)")
    #endif
    #if canImport(UIKit) && !os(watchOS)
      branches.append("canImport(UIKit) && !os(watchOS)")
    #endif
    #if os(iOS)
      branches.append("os(iOS)")
    #endif
    #if !os(macOS)
      branches.append("!os(macOS)")
    #endif
    #if targetEnvironment(simulator)
      branches.append("targetEnvironment(simulator)")
    #endif
    return branches
  }
}
