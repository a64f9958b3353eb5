@_exported import Foundation

/// A player of sounds and videos, which fails: a terminal plays neither.
open class AVPlayer: NSObject {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    case paused, waitingToPlayAtSpecifiedRate, playing
  }

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public private(set) var currentItem: AVPlayerItem?
  open var volume: Float = 1
  open var isMuted = false
  open var allowsExternalPlayback = true
  private var time = CMTime.zero

  public override init() {}
  public init(playerItem item: AVPlayerItem?) { currentItem = item }
  public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

  public var status: Status { .failed }
  public var error: (any Error)? { AVError(.decoderNotFound) }
  public var timeControlStatus: TimeControlStatus { .paused }

  /// Always 0: nothing is played.
  open var rate: Float {
    get { 0 }
    set {}
  }

  /// Has no effect: the player remains paused.
  open func play() {}
  open func pause() {}
  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime) { self.time = time }

  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }

  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    time = .zero
  }

  /// Has no effect: the time of a player passes only when an app seeks.
  @discardableResult
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    NSObject()
  }

  open func removeTimeObserver(_ observer: Any) {}
}

/// A sound or a video of a player.
open class AVPlayerItem: NSObject {
  public let url: URL

  public init(url: URL) { self.url = url }

  /// The state of an item, which cannot be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public var status: Status { .failed }
  public var error: (any Error)? { AVError(.decoderNotFound) }
  /// Zero: no file is read.
  public var duration: CMTime { .zero }
  open func currentTime() -> CMTime { .zero }
}

extension Notification.Name {
  /// Never posted: nothing is played.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let AVPlayerItemDidPlayToEndTime = Self(
    "AVPlayerItemDidPlayToEndTimeNotification")
}
