@_exported import Foundation
import Glibc
import PlatenContext

/// A host that may be reachable. Every host is.
public final class SCNetworkReachability: Sendable {
  fileprivate init() {}
}

/// The ways in which a host is reachable.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public var rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public init() { rawValue = 0 }

  public static let transientConnection = Self(rawValue: 1 << 0)
  public static let reachable = Self(rawValue: 1 << 1)
  public static let connectionRequired = Self(rawValue: 1 << 2)
  public static let connectionOnTraffic = Self(rawValue: 1 << 3)
  public static let interventionRequired = Self(rawValue: 1 << 4)
  public static let connectionOnDemand = Self(rawValue: 1 << 5)
  public static let isLocalAddress = Self(rawValue: 1 << 16)
  public static let isDirect = Self(rawValue: 1 << 17)
  public static let isWWAN = Self(rawValue: 1 << 18)
}

public let kSCNetworkFlagsReachable = Int(SCNetworkReachabilityFlags.reachable.rawValue)
public let kSCNetworkFlagsConnectionRequired =
  Int(SCNetworkReachabilityFlags.connectionRequired.rawValue)

// swift-format-ignore: AlwaysUseLowerCamelCase
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: Never?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func SCNetworkReachabilityCreateWithName(
  _ allocator: Never?, _ name: UnsafePointer<CChar>
) -> SCNetworkReachability? {
  SCNetworkReachability()
}

/// Reports that a host is reachable.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  Log.noEffect(
    of: "SCNetworkReachabilityGetFlags", because: "the program always assumes a connection")
  flags.pointee = .reachable
  return true
}

extension sockaddr_in {
  /// The length of the address, which Linux does not store.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public var sin_len: UInt8 {
    get { UInt8(MemoryLayout<Self>.size) }
    set {}
  }

  /// Creates an address with a length, which has no effect.
  public init(
    sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr,
    sin_zero: (CChar, CChar, CChar, CChar, CChar, CChar, CChar, CChar)
  ) {
    self.init()
    (self.sin_family, self.sin_port, self.sin_addr) = (sin_family, sin_port, sin_addr)
  }
}
