import Foundation
import os

/// A speaker of texts, which writes them to the event log.
open class AVSpeechSynthesizer: NSObject {
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?

  public override init() {}

  /// Always `false`: a text is written at once.
  public var isSpeaking: Bool { false }
  public var isPaused: Bool { false }

  open func speak(_ utterance: AVSpeechUtterance) {
    Logger().notice("speak: \(utterance.speechString, privacy: .public)")
    delegate?.speechSynthesizer(self, didStart: utterance)
    delegate?.speechSynthesizer(self, didFinish: utterance)
  }

  /// Returns `false`: nothing is being spoken.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }

  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// The delegate of a speaker, which reports each text at once.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// The place at which a text is interrupted.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// A text to be spoken.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// A voice for a language.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  public let language: String

  public init?(language: String?) { self.language = language ?? "en-US" }

  /// Returns `nil`: there are no voices.
  public init?(identifier: String) { nil }

  public static func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
}
