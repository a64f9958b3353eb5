import PlatenNavigation
@_exported import PlatenUIKit

/// A controller that shows a web page, drawn as a link to the page and a button that closes it.
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
  /// Whether the delegate knows that the user closed the page.
  private var hasFinished = false

  /// Creates a controller for a web page.
  public init(url: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    view.layer.drawing = { [weak self] in
      AnyView(SafariPage(url: url, title: self?.dismissButtonStyle.title) { self?.finish() })
    }
    presentations.onUserDismissal = { [weak self] in self?.finish() }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hasFinished = false
  }

  private func finish() {
    if hasFinished { return }
    hasFinished = true
    delegate?.safariViewControllerDidFinish(self)
  }

  public required init?(coder: NSCoder) { nil }
}

extension SFSafariViewController.DismissButtonStyle {
  fileprivate var title: String {
    switch self {
    case .done: "Done"
    case .close: "Close"
    case .cancel: "Cancel"
    }
  }
}

/// A link to a page, and a button that closes the modal which shows the link.
private struct SafariPage: View {
  let url: URL
  let title: String?
  let finish: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Link(url.host() ?? url.absoluteString, destination: url)
    Button(title ?? "Done") {
      dismiss()
      finish()
    }
  }
}

/// The delegate of a controller that shows a web page.
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Reports that the user closed the page: by its button or, if UIKit presents the controller, by
  /// closing the modal.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
