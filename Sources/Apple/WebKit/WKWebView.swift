#if os(Linux)
  import Foundation
  import FoundationNetworking
  import PlatenContext
  @_exported import PlatenUIKit
  import PlatenNavigation

  /// A view of a web page, drawn as a link to the page. Pages are not loaded.
  @MainActor @preconcurrency
  open class WKWebView: UIView {
    public let configuration: WKWebViewConfiguration
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open weak var uiDelegate: (any WKUIDelegate)?
    open var allowsBackForwardNavigationGestures = false
    /// The address of the page.
    public private(set) var url: URL? { didSet { setNeedsDisplay() } }
    public private(set) var title: String?
    public let scrollView = UIScrollView()

    /// Creates a view with a frame, which has no effect, and a configuration.
    public init(frame: CGRect, configuration: WKWebViewConfiguration) {
      self.configuration = configuration
      super.init(frame: frame)
      drawing = { [weak self] in AnyView(self?.page) }
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

    /// Shows a link to a page.
    @discardableResult
    open func load(_ request: URLRequest) -> WKNavigation? {
      Log.noEffect(of: "WKWebView.load(_:)", because: "a terminal shows only the address")
      url = request.url
      return WKNavigation()
    }

    /// Shows the address of a page whose content is given as text.
    @discardableResult
    open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
      Log.noEffect(of: "WKWebView.loadHTMLString(_:baseURL:)", because: "a terminal shows no pages")
      url = baseURL
      return WKNavigation()
    }

    /// Shows the address of a page whose content is given as data.
    @discardableResult
    open func load(
      _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
      Log.noEffect(
        of: "WKWebView.load(_:mimeType:characterEncodingName:baseURL:)",
        because: "a terminal shows no pages")
      url = baseURL
      return WKNavigation()
    }

    /// Shows a link to a file.
    @discardableResult
    open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
      load(URLRequest(url: url))
    }

    /// Reports an error: scripts do not run.
    open func evaluateJavaScript(
      _ script: String,
      completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
      Log.noEffect(of: "WKWebView.evaluateJavaScript(_:)", because: "a terminal shows no pages")
      // The code of an exception in a script.
      completionHandler?(nil, NSError(domain: "WKErrorDomain", code: 4))
    }

    open func reload() -> WKNavigation? { nil }
    open func stopLoading() {}
    open func goBack() -> WKNavigation? { nil }
    open func goForward() -> WKNavigation? { nil }
    public var canGoBack: Bool { false }
    public var canGoForward: Bool { false }
    public var isLoading: Bool { false }
    public var estimatedProgress: Double { url == nil ? 0 : 1 }
  }

  /// The loading of a page, which never happens.
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

    open func add(_ handler: any WKScriptMessageHandler, name: String) {}
    open func removeScriptMessageHandler(forName name: String) {}
  }

  /// The receiver of messages from the scripts of a page, which is never called.
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

  /// The delegate for the loading of pages, which is never called.
  @MainActor @preconcurrency
  public protocol WKNavigationDelegate: AnyObject {
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  }

  extension WKNavigationDelegate {
    public func webView(
      _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
    ) {}
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    public func webView(
      _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
    ) {}
  }

  /// The delegate for the windows of pages, which is never called.
  @MainActor @preconcurrency
  public protocol WKUIDelegate: AnyObject {}
#endif
