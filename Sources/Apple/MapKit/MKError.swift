import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let MKErrorDomain = "MKErrorDomain"

/// The reason why a request for map data failed.
public struct MKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static let serverFailure = Code.serverFailure

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: "cannot load map data: there is no map service at a terminal"]
  }
}
