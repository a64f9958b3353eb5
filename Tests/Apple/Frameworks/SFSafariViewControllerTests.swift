import Foundation
import PlatenSafariServices
import PlatenSwiftUI
import PlatenTesting
import Testing

private let address = URL(string: "https://example.org/help")!  // A constant address is valid.

private struct SafariView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: address)
  }

  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

@MainActor
@Suite struct SFSafariViewControllerTests {
  @Test func aPageInSafariIsALink() async {
    await expectTranscript(of: SafariView(), width: 50) {
      """
        example.org <https://example.org/help>
        ( Done )
      > press example.org
      > log
        open https://example.org/help
      """
    }
  }

  /// A controller that presents a page, and remembers how often the user closed it.
  private final class Presenter: UIViewController, SFSafariViewControllerDelegate {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      let button = UIButton(type: .system)
      button.setTitle("Show", for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.showPage() }, for: .touchUpInside)
      view.addSubview(button)
      view.addSubview(label)
    }

    private func showPage() {
      let page = SFSafariViewController(url: address)
      page.delegate = self
      page.dismissButtonStyle = .close
      present(page, animated: true)
    }

    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      label.text = (label.text ?? "") + "closed "
    }
  }

  private struct PresenterScreen: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Presenter { Presenter() }
    func updateUIViewController(_ controller: Presenter, context: Context) {}
  }

  @Test func theDelegateKnowsThatTheUserClosedThePage() async {
    await expectTranscript(of: PresenterScreen(), width: 50) {
      """
        ( Show )
      > press Show
      + ── sheet, dismiss closes it ──
      + example.org <https://example.org/help>
      + ( Close )
      > press Close
      - ── sheet, dismiss closes it ──
      - example.org <https://example.org/help>
      - ( Close )
      + closed
      > press Show
      + ── sheet, dismiss closes it ──
      + example.org <https://example.org/help>
      + ( Close )
      > dismiss
      - closed
      + closed closed
      - ── sheet, dismiss closes it ──
      - example.org <https://example.org/help>
      - ( Close )
      """
    }
  }
}
