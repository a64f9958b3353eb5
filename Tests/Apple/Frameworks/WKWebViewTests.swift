import Foundation
import FoundationNetworking
import PlatenSwiftUI
import PlatenTesting
import PlatenWebKit
import Testing

private let address = URL(string: "https://example.org/help")!  // A constant address is valid.

private struct WebView: UIViewRepresentable {
  var delegate: (any WKNavigationDelegate)?

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = delegate
    view.load(URLRequest(url: address))
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {}
}

/// A model that shows a page, or the error of its loading.
@MainActor
private final class PageModel: ObservableObject, WKNavigationDelegate {
  @Published var error: String?

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    self.error = error.localizedDescription
  }
}

private struct PageScreen: View {
  @StateObject private var model = PageModel()

  var body: some View {
    if let error = model.error {
      Text("No page: \(error)")
    } else {
      WebView(delegate: model)
    }
  }
}

/// A delegate that records the events of navigations.
@MainActor
private final class EventLog: WKNavigationDelegate {
  var policy = WKNavigationActionPolicy.allow
  private(set) var events: [String] = []
  private(set) var ended: [WKNavigation] = []

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    events.append("decide \(navigationAction.request.url?.path ?? "")")
    decisionHandler(policy)
  }

  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
    events.append("start")
  }

  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {
    events.append("fail \((error as NSError).code)")
    ended.append(navigation)
  }

  /// Waits until a number of navigations have ended.
  func wait(forEnds count: Int) async {
    while ended.count < count { await Task.yield() }
  }
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

  @Test func anAppShowsTheErrorOfALoad() async {
    await expectTranscript(of: PageScreen()) {
      """
        No page: cannot load the page: a terminal shows no web pages; open its address
      > log
        WKWebView.load(_:) has no effect: a terminal shows only the address
      """
    }
  }

  @Test func aLoadFailsAfterItHasStarted() async {
    let (view, log) = (WKWebView(), EventLog())
    view.navigationDelegate = log
    let navigation = view.load(URLRequest(url: address))
    #expect(view.isLoading && log.events.isEmpty)
    await log.wait(forEnds: 1)
    #expect(
      log.events == ["decide /help", "start", "fail \(URLError.resourceUnavailable.rawValue)"])
    #expect(log.ended.first === navigation)
    #expect(!view.isLoading)
  }

  @Test func aLoadThatTheDelegateCancelsFails() async {
    let (view, log) = (WKWebView(), EventLog())
    (view.navigationDelegate, log.policy) = (log, .cancel)
    view.load(URLRequest(url: address))
    await log.wait(forEnds: 1)
    #expect(log.events == ["decide /help", "fail 102"])
  }

  @Test func eachNavigationEndsOnce() async {
    let (view, log) = (WKWebView(), EventLog())
    view.navigationDelegate = log
    let first = view.loadHTMLString("<p>", baseURL: nil)
    let second = view.load(URLRequest(url: address))
    await log.wait(forEnds: 2)
    #expect(log.ended[0] === first && log.ended[1] === second)
    #expect(log.events.first == "fail \(URLError.cancelled.rawValue)")
    view.reload()
    view.stopLoading()
    await log.wait(forEnds: 3)
    #expect(log.events.last == "fail \(URLError.cancelled.rawValue)")
  }
}
