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
      > press example.org
      > log
        open https://example.org/help
      """
    }
  }
}
