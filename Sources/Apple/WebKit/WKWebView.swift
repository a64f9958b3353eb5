import Foundation
import FoundationNetworking
import PlatenContext
import PlatenNavigation
@_exported import PlatenUIKit

/// A view of a web page, drawn as a link to the page.
///
/// A terminal shows no pages, so each load fails: the navigation delegate receives
/// `webView(_:didFailProvisionalNavigation:withError:)` with a `URLError`.
@MainActor @preconcurrency
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var allowsBackForwardNavigationGestures = false
  /// The address of the page.
  public private(set) var url: URL? { didSet { setNeedsDisplay() } }
  public private(set) var title: String?
  /// The navigation that has not ended.
  private var navigation: WKNavigation?
  public let scrollView = UIScrollView()

  /// Creates a view with a frame, which has no effect, and a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    layer.drawing = { [weak self] in AnyView(self?.page) }
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  public required init?(coder: NSCoder) { nil }

  @ViewBuilder
  private var page: some View {
    if let url {
      Link("web page", destination: url)
    } else {
      Text(verbatim: "[web page]").foregroundStyle(.secondary)
    }
  }

  /// Shows a link to a page, whose loading fails.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    Log.noEffect(of: "WKWebView.load(_:)", because: "a terminal shows only the address")
    return navigate(to: request.url)
  }

  /// Shows the address of a page whose content is given as text. Its loading fails.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    Log.noEffect(of: "WKWebView.loadHTMLString(_:baseURL:)", because: "a terminal shows no pages")
    return navigate(to: baseURL)
  }

  /// Shows the address of a page whose content is given as data. Its loading fails.
  @discardableResult
  open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    Log.noEffect(
      of: "WKWebView.load(_:mimeType:characterEncodingName:baseURL:)",
      because: "a terminal shows no pages")
    return navigate(to: baseURL)
  }

  /// Shows a link to a file, whose loading fails.
  @discardableResult
  open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    load(URLRequest(url: url))
  }

  /// Begins a navigation, which ends in a later turn of the main queue.
  private func navigate(to address: URL?) -> WKNavigation {
    let new = WKNavigation()
    (url, navigation) = (address, new)
    MainQueue.callBack(for: "WKWebView.load") { [self] in decide(on: new, to: address) }
    return new
  }

  private func decide(on navigation: WKNavigation, to address: URL?) {
    guard self.navigation === navigation, let navigationDelegate, let address else {
      return start(navigation, to: address)
    }
    let action = WKNavigationAction(request: URLRequest(url: address))
    var isDecided = false
    navigationDelegate.webView(self, decidePolicyFor: action) { [self] policy in
      // The handler of a decision is called on the main thread. Only its first call counts.
      MainActor.assumeIsolated {
        if isDecided { return }
        isDecided = true
        if policy == .allow {
          start(navigation, to: address)
        } else {
          end(navigation, with: WKWebView.interruption)
        }
      }
    }
  }

  private func start(_ navigation: WKNavigation, to address: URL?) {
    guard self.navigation === navigation else {
      return end(navigation, with: URLError(.cancelled))
    }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    end(navigation, with: WKWebView.failure(of: address))
  }

  private func end(_ navigation: WKNavigation, with error: any Error) {
    if self.navigation === navigation { self.navigation = nil }
    navigationDelegate?.webView(
      self, didFailProvisionalNavigation: navigation, withError: error)
  }

  /// The error of a load that the delegate does not allow.
  private static var interruption: NSError { NSError(domain: "WebKitErrorDomain", code: 102) }

  private static func failure(of address: URL?) -> URLError {
    let text = "cannot load the page: a terminal shows no web pages; open its address"
    var information: [String: Any] = [NSLocalizedDescriptionKey: text]
    information[NSURLErrorFailingURLErrorKey] = address
    return URLError(.resourceUnavailable, userInfo: information)
  }

  /// Reports an error: scripts do not run.
  open func evaluateJavaScript(
    _ script: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    Log.noEffect(of: "WKWebView.evaluateJavaScript(_:)", because: "a terminal shows no pages")
    guard let completionHandler else { return }
    MainQueue.callBack(for: "WKWebView.evaluateJavaScript") {
      // The code of an exception in a script.
      completionHandler(nil, NSError(domain: "WKErrorDomain", code: 4))
    }
  }

  /// Loads the page again, which fails again.
  @discardableResult
  open func reload() -> WKNavigation? { url.map { navigate(to: $0) } }
  /// Ends the loading of the page with the error `URLError.cancelled`.
  open func stopLoading() { navigation = nil }
  open func goBack() -> WKNavigation? { nil }
  open func goForward() -> WKNavigation? { nil }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public var isLoading: Bool { navigation != nil }
  public var estimatedProgress: Double { url == nil || isLoading ? 0 : 1 }
}

/// The loading of a page, which fails.
public final class WKNavigation: Sendable {
  fileprivate init() {}
}

/// The configuration of a view of a web page.
@MainActor @preconcurrency
open class WKWebViewConfiguration {
  open var allowsInlineMediaPlayback = false
  open var preferences = WKPreferences()
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()

  public init() {}
}

/// The preferences of a view of a web page.
@MainActor @preconcurrency
open class WKPreferences {
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
  open var minimumFontSize: CGFloat = 0

  public init() {}
}

/// The preferences for the loading of a page.
@MainActor @preconcurrency
open class WKWebpagePreferences {
  open var allowsContentJavaScript = true

  public init() {}
}

/// The connection between an app and the scripts of a page, which never run.
@MainActor @preconcurrency
open class WKUserContentController {
  public init() {}

  /// Has no effect: no script sends messages.
  open func add(_ handler: any WKScriptMessageHandler, name: String) {
    Log.noEffect(
      of: "WKUserContentController.add(_:name:)", because: "the scripts of a page do not run")
  }
  open func removeScriptMessageHandler(forName name: String) {}
}

/// The receiver of messages from the scripts of a page. No script runs, so there are no messages.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(
    _ controller: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message from a script of a page. No script runs.
@MainActor @preconcurrency
public final class WKScriptMessage {
  public let name: String
  public let body: Any

  init(name: String, body: Any) { (self.name, self.body) = (name, body) }
}

/// A request of a page for a different page. No page is loaded.
@MainActor @preconcurrency
public final class WKNavigationAction {
  public let request: URLRequest

  init(request: URLRequest) { self.request = request }
}

/// The decision on a request of a page.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

/// The delegate for the loading of pages. Each load fails before a page arrives.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// Asks whether a load may start. If not, it fails.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Reports the end of each load.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Reports the arrival of a page, which does not occur.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Reports a page that was loaded, which does not occur.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Reports a failure after the arrival of a page, which does not occur.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// The delegate for the windows of pages. Pages are not loaded, so they open no windows.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
