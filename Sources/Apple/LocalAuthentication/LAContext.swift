#if os(Linux)
  @_exported import Foundation
  import PlatenContext

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
  public struct LAError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
      case authenticationFailed = -1
      case userCancel = -2
      case userFallback = -3
      case passcodeNotSet = -5
      case biometryNotAvailable = -6
      case biometryNotEnrolled = -7
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }
  }

  /// An authentication of the user, which always fails: biometry is not available.
  open class LAContext: @unchecked Sendable {  // Its properties have no effect.
    open var localizedReason = ""
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?

    public init() {}

    public var biometryType: LABiometryType { .none }

    /// Returns `false`.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool
    {
      error?.pointee = LAError(.biometryNotAvailable) as NSError
      return false
    }

    /// Fails: biometry is not available.
    open func evaluatePolicy(
      _ policy: LAPolicy, localizedReason: String,
      reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
      report()
      reply(false, LAError(.biometryNotAvailable))
    }

    /// Fails with an error: biometry is not available.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
      report()
      throw LAError(.biometryNotAvailable)
    }

    open func invalidate() {}

    private func report() {
      Log.noEffect(of: "LAContext.evaluatePolicy", because: "a terminal has no biometry")
    }
  }
#endif
