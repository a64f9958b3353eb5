import Foundation

/// A time as a fraction of seconds.
public struct CMTime: Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
  }

  /// Creates the fraction of a timescale that is closest to a number of seconds.
  public init(seconds: Double, preferredTimescale: Int32) {
    let value = (seconds * Double(preferredTimescale)).rounded()
    self.init(value: Int64(exactly: value) ?? 0, timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)

  public var seconds: Double { timescale == 0 ? 0 : Double(value) / Double(timescale) }
  public var isValid: Bool { timescale > 0 }

  public static func == (a: CMTime, b: CMTime) -> Bool { a.seconds == b.seconds }
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

public typealias CMTimeScale = Int32

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
