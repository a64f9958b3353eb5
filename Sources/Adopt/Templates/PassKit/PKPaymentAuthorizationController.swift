@_exported import Foundation
@_exported import UIKit

/// A payment that the user is asked for. A terminal cannot ask: presenting it fails.
@MainActor @preconcurrency
open class PKPaymentAuthorizationController {
  open weak var delegate: (any PKPaymentAuthorizationControllerDelegate)?

  public init(paymentRequest request: PKPaymentRequest) {}

  open class func canMakePayments() -> Bool { false }
  open class func canMakePayments(usingNetworks supportedNetworks: [PKPaymentNetwork]) -> Bool {
    false
  }

  /// Reports that the payment was not presented, and ends it.
  open func present(completion: ((Bool) -> Void)? = nil) {
    completion?(false)
    delegate?.paymentAuthorizationControllerDidFinish(self)
  }

  open func dismiss(completion: (() -> Void)? = nil) { completion?() }
}

/// The responses of an app to a payment. Only the end of the payment is reported.
@MainActor @preconcurrency
public protocol PKPaymentAuthorizationControllerDelegate: AnyObject {
  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController)
  func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void)
}

extension PKPaymentAuthorizationControllerDelegate {
  public func paymentAuthorizationController(
    _ controller: PKPaymentAuthorizationController, didAuthorizePayment payment: PKPayment,
    handler completion: @escaping (PKPaymentAuthorizationResult) -> Void
  ) {}
}
