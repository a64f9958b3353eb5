import Foundation
import PlatenSafariServices
import PlatenSwiftUI
import PlatenTesting
import PlatenWebKit
import Testing

private let address = URL(string: "https://example.org/help")!  // A constant address is valid.

private struct SafariView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: address)
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct WebView: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: address)) }
}

@MainActor
@Suite struct WebTests {
  @Test func aPageInSafariIsALink() async {
    await expectTranscript(of: SafariView(), width: 50) {
      """
        example.org <https://example.org/help>
      > press example.org
      > log
        open https://example.org/help
      """
    }
  }

  @Test func aPageInAViewIsALink() async {
    await expectTranscript(of: WebView(), width: 50) {
      """
        web page <https://example.org/help>
      > log
        WKWebView.load(_:) has no effect: a terminal shows only the address
      """
    }
  }
}
