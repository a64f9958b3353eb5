@_exported import Foundation

/// A policy of authentication.
public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

/// A kind of biometric authentication.
public enum LABiometryType: Int, Sendable {
  case none, touchID, faceID, opticID
}

/// The error of an authentication.
public struct LAError: CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
  }

  public static let errorDomain = "com.apple.LocalAuthentication"
  public let code: Code

  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// An authentication of the user, which always fails: a terminal has neither biometry nor a passcode.
open class LAContext: @unchecked Sendable {  // Its properties have no effect.
  open var localizedReason = ""
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?

  public init() {}

  public var biometryType: LABiometryType { .none }

  /// Returns `false`.
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = policy.error as NSError
    return false
  }

  /// Replies with the error of the policy.
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, policy.error)
  }

  /// Throws the error of the policy.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw policy.error
  }

  open func invalidate() {}
}

extension LAPolicy {
  /// The error with which Apple's framework fails on a device without biometry and without a passcode.
  fileprivate var error: LAError {
    switch self {
    case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
    case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
    }
  }
}
