import Foundation

/// A player of a sound, which fails to play: a terminal plays no sounds.
open class AVAudioPlayer: NSObject {
  open weak var delegate: (any AVAudioPlayerDelegate)?
  public let url: URL?
  public let data: Data?
  open var volume: Float = 1
  open var pan: Float = 0
  open var rate: Float = 1
  open var enableRate = false
  open var numberOfLoops = 0
  open var currentTime: TimeInterval = 0
  open var isMeteringEnabled = false
  private var hasReportedFailure = false

  /// Creates a player without a sound.
  public override init() { (url, data) = (nil, nil) }

  /// Creates a player of a file, which must exist.
  public init(contentsOf url: URL) throws {
    guard try url.checkResourceIsReachable() else { throw CocoaError(.fileNoSuchFile) }
    (self.url, data) = (url, nil)
  }

  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  public init(data: Data) throws { (url, self.data) = (nil, data) }

  /// Zero: no sound is decoded.
  public var duration: TimeInterval { 0 }
  public var numberOfChannels: Int { 2 }

  public var isPlaying: Bool { false }

  /// Returns `false`: no sound is decoded.
  @discardableResult
  open func prepareToPlay() -> Bool { false }

  /// Returns `false`, and reports to the delegate that the sound cannot be decoded.
  @discardableResult
  open func play() -> Bool {
    reportFailure()
    return false
  }

  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { play() }

  open func pause() {}

  open func stop() {}

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    self.volume = volume
  }

  /// Reports the failure on the main queue, as if playback had begun. It is reported once: a delegate
  /// that plays the sound again would never end.
  private func reportFailure() {
    if hasReportedFailure { return }
    hasReportedFailure = true
    let report = DispatchWorkItem { [weak self] in
      guard let self else { return }
      delegate?.audioPlayerDecodeErrorDidOccur(self, error: AVError(.decoderNotFound))
      delegate?.audioPlayerDidFinishPlaying(self, successfully: false)
    }
    DispatchQueue.main.async(execute: report)
  }
}

/// The delegate of a player of a sound, to which a player reports that it cannot decode the sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// The use of sound by an app, which has no effect.
public final class AVAudioSession: NSObject, Sendable {
  /// The purpose of the sound.
  public enum Category: Sendable {
    case ambient, soloAmbient, playback, record, playAndRecord, multiRoute
  }

  public enum Mode: Sendable {
    case `default`, voiceChat, moviePlayback, spokenAudio, measurement, videoRecording
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = Self(rawValue: 1)
    public static let duckOthers = Self(rawValue: 2)
    public static let allowBluetooth = Self(rawValue: 4)
    public static let defaultToSpeaker = Self(rawValue: 8)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }

  private static let shared = AVAudioSession()

  public static func sharedInstance() -> AVAudioSession { shared }

  /// Has no effect: nothing is played.
  public func setCategory(
    _ category: Category, mode: Mode = .default, options: CategoryOptions = []
  ) throws {}

  /// Has no effect: no sound needs to be activated.
  public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}
