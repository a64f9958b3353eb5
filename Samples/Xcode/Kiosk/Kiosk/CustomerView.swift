import LocalAuthentication
import PassKit
import StoreKit
import SwiftUI
import WidgetKit

struct CustomerView: View {
  @Environment(\.requestReview) private var requestReview
  @State private var events: [String] = []

  var body: some View {
    PaymentButton { events.append($0) }
    Button("Log in") { Task { await logIn() } }
    Button("Review", action: review)
    ForEach(events, id: \.self) { Text($0) }
  }

  private func logIn() async {
    let context = LAContext()
    for policy in [LAPolicy.deviceOwnerAuthenticationWithBiometrics, .deviceOwnerAuthentication] {
      var error: NSError?
      if context.canEvaluatePolicy(policy, error: &error) { events.append("can log in") }
      do {
        _ = try await context.evaluatePolicy(policy, localizedReason: "to see your tickets")
        events.append("logged in")
      } catch let error as LAError {
        events.append("\(error.code)")
      } catch {
        events.append("unknown error")
      }
    }
    context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "again") { isOwner, error in
      events.append(isOwner || error == nil ? "replied" : "refused")
    }
  }

  private func review() {
    requestReview()
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.getCurrentConfigurations { widgets in
      if let widgets = try? widgets.get() { events.append("\(widgets.count) widgets") }
    }
  }
}

struct PaymentButton: UIViewRepresentable {
  let report: (String) -> Void

  func makeCoordinator() -> Payment { Payment(report) }

  func makeUIView(context: Context) -> PKPaymentButton {
    let button = PKPaymentButton(paymentButtonType: .checkout, paymentButtonStyle: .automatic)
    button.addAction(
      UIAction { [payment = context.coordinator] _ in payment.start() }, for: .touchUpInside)
    return button
  }

  func updateUIView(_ button: PKPaymentButton, context: Context) {}
}

final class Payment: PKPaymentAuthorizationControllerDelegate {
  private let report: (String) -> Void

  init(_ report: @escaping (String) -> Void) { self.report = report }

  func start() {
    if !PKPaymentAuthorizationController.canMakePayments() { report("no payments") }
    let request = PKPaymentRequest()
    request.paymentSummaryItems = [PKPaymentSummaryItem(label: "Ticket", amount: 3)]
    let controller = PKPaymentAuthorizationController(paymentRequest: request)
    controller.delegate = self
    controller.present { self.report($0 ? "presented" : "not presented") }
  }

  func paymentAuthorizationControllerDidFinish(_ controller: PKPaymentAuthorizationController) {
    report("finished")
  }
}
