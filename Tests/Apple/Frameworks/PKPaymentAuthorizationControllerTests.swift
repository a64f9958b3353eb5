import PlatenPassKit
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct PKPaymentAuthorizationControllerTests {
  @Test func aPaymentFailsAtOnce() async {
    await expectTranscript(of: PaymentScreen(), width: 50) {
      """
        ( Check out with Apple Pay )
      > press "Check out with Apple Pay"
      + not presented, finished
      """
    }
  }
}

private struct PaymentScreen: View {
  @State private var outcome = ""

  var body: some View {
    PaymentButton(outcome: $outcome)
    if !outcome.isEmpty { Text(outcome) }
  }
}

private struct PaymentButton: UIViewRepresentable {
  @Binding var outcome: String

  func makeCoordinator() -> Payment { Payment(outcome: $outcome) }

  func makeUIView(context: Context) -> PKPaymentButton {
    let button = PKPaymentButton(paymentButtonType: .checkout, paymentButtonStyle: .automatic)
    button.addAction(
      UIAction { [payment = context.coordinator] _ in payment.start() },
      for: .primaryActionTriggered)
    return button
  }

  func updateUIView(_ button: PKPaymentButton, context: Context) {}
}

@MainActor
private final class Payment: PKPaymentAuthorizationControllerDelegate {
  @Binding var outcome: String

  init(outcome: Binding<String>) { _outcome = outcome }

  func start() {
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Tea", amount: 3)]
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    controller.delegate = self
    controller.present { self.outcome = $0 ? "presented" : "not presented" }
  }

  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    outcome += ", finished"
  }
}
