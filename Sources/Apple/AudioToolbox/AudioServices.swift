#if os(Linux)
  @_exported import Foundation
  import PlatenContext

  public typealias SystemSoundID = UInt32

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF

  /// Plays no sound, and writes an entry to the event log.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    Log.noEffect(of: "AudioServicesPlaySystemSound", because: "a terminal plays no sounds")
  }

  /// Plays no alert, and writes an entry to the event log.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
  }
#endif
