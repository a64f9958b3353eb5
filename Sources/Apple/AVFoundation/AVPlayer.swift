#if os(Linux)
  @_exported import Foundation
  import PlatenContext

  /// A player of sounds and videos, which plays nothing.
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
    /// The speed of the player; 0 while it is paused.
    open var rate: Float = 0 { didSet { if rate != 0 { reportSilence(of: "AVPlayer") } } }
    open var volume: Float = 1
    open var isMuted = false
    open var allowsExternalPlayback = true
    private var time = CMTime.zero

    public override init() {}
    public init(playerItem item: AVPlayerItem?) { currentItem = item }
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    public var status: Status { .readyToPlay }
    public var error: (any Error)? { nil }
    public var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

    open func play() { rate = 1 }
    open func pause() { rate = 0 }
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

    public var status: AVPlayer.Status { .readyToPlay }
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

  /// Writes to the event log, once per session, that a player plays nothing.
  func reportSilence(of name: String) {
    Log.noEffect(of: name, because: "a terminal plays no sounds and videos")
  }
#endif
