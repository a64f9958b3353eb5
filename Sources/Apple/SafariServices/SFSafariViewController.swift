#if os(Linux)
  @_exported import PlatenUIKit
  import PlatenNavigation

  /// A controller that shows a web page, drawn as a link to the page.
  @MainActor @preconcurrency
  open class SFSafariViewController: UIViewController {
    /// The behavior of the controller, which a link does not have.
    open class Configuration {
      open var entersReaderIfAvailable = false
      open var barCollapsingEnabled = true

      public init() {}
    }

    /// The styles of the button that closes the controller.
    public enum DismissButtonStyle: Int, Sendable {
      case done, close, cancel
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public let configuration: Configuration

    /// Creates a controller for a web page.
    public init(url: URL, configuration: Configuration = Configuration()) {
      self.configuration = configuration
      super.init(nibName: nil, bundle: nil)
      view.drawing = { AnyView(Link(url.host() ?? url.absoluteString, destination: url)) }
    }

    public required init?(coder: NSCoder) { nil }
  }

  /// The delegate of a controller that shows a web page, which is never called.
  @MainActor @preconcurrency
  public protocol SFSafariViewControllerDelegate: AnyObject {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  }

  extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  }
#endif
