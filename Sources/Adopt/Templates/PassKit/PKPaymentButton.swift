import UIKit

public enum PKPaymentButtonType: Int, Sendable {
  case plain, buy, setUp, inStore, donate, checkout, book, subscribe, reload, addMoney, topUp
  case order, rent, support, contribute, tip, `continue`

  fileprivate var title: String {
    switch self {
    case .plain: "Apple Pay"
    case .setUp: "Set up Apple Pay"
    case .inStore: "Pay with Apple Pay"
    case .checkout: "Check out with Apple Pay"
    case .addMoney: "Add money with Apple Pay"
    case .topUp: "Top up with Apple Pay"
    default: "\(self)".capitalized + " with Apple Pay"
    }
  }
}

/// The look of a button for payments, which has no effect.
public enum PKPaymentButtonStyle: Int, Sendable {
  case white, whiteOutline, black, automatic
}

/// A button for payments, drawn as a button with its title.
@MainActor @preconcurrency
open class PKPaymentButton: UIButton {
  public init(
    paymentButtonType type: PKPaymentButtonType, paymentButtonStyle style: PKPaymentButtonStyle
  ) {
    super.init(frame: .zero)
    setTitle(type.title, for: .normal)
  }

  public required init?(coder: NSCoder) { nil }

  open var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
