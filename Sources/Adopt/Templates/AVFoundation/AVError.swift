import Foundation

/// An error of a player.
public struct AVError: CustomNSError, Equatable, Sendable {
  /// The cause of the error, with the numbers of Apple's header `AVError.h`.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case decodeFailed = -11821
    case fileFormatNotRecognized = -11828
    case decoderNotFound = -11833
  }

  public static let errorDomain = "AVFoundationErrorDomain"
  public let code: Code

  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}
