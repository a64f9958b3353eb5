import Foundation
import PlatenSwiftUI
import PlatenTesting
import PlatenWebKit
import Testing

private let address = URL(string: "https://example.org/help")!  // A constant address is valid.

private struct WebView: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView { WKWebView() }

  func updateUIView(_ view: WKWebView, context: Context) { view.load(URLRequest(url: address)) }
}

@MainActor
@Suite struct WKWebViewTests {
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
