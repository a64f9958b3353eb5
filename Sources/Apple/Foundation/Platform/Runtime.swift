import Foundation
import PlatenContext

/// Calls a closure. Without the Objective-C runtime, objects are released at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Returns the label of the current queue. The label of a different queue is its property `label`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func __dispatch_queue_get_label(_ current: Never?) -> UnsafePointer<CChar> {
  label(of: nil)
}

@_silgen_name("dispatch_queue_get_label")
private func label(of queue: UnsafeRawPointer?) -> UnsafePointer<CChar>

extension Thread {
  /// Whether the main queue runs the current code. In a test, a different thread than the main
  /// thread runs it.
  public static var runsMainQueue: Bool { MainQueue.isThread }
}

extension ProcessInfo {
  /// Always `false`: Linux does not report a mode for low power.
  public var isLowPowerModeEnabled: Bool { false }
  /// Always `false`, because the app runs on Linux.
  public var isiOSAppOnMac: Bool { false }
  /// Always `false`: Catalyst exists only on macOS.
  public var isMacCatalystApp: Bool { false }
}

extension URL {
  /// The folder for documents of the user.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  /// The folder for files that can be created again.
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  /// The folder for files that the user does not see.
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

  private static func folder(_ folder: FileManager.SearchPathDirectory) -> URL {
    // Foundation returns a URL for each of these folders.
    FileManager.default.urls(for: folder, in: .userDomainMask)[0]
  }
}
