import PlatenContext
import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIViewControllerTests {
  private final class Lifecycle: UIViewController {
    override func viewDidLoad() { Log.event("loaded") }
    override func viewDidAppear(_ animated: Bool) { Log.event("appeared") }
    override func viewDidDisappear(_ animated: Bool) { Log.event("disappeared") }
  }

  private struct Controlled: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> Lifecycle { Lifecycle() }
    func updateUIViewController(_ controller: Lifecycle, context: Context) {}
  }

  private struct Screen: View {
    @State private var isShown = true

    var body: some View {
      if isShown { Controlled() }
      Button("Hide") { isShown = false }
    }
  }

  @Test func aControllerReceivesTheAppearanceOfItsView() async {
    await expectTranscript(of: Screen()) {
      """
        ( Hide )
      > log
        loaded
        appeared
      > press Hide
      > log
        loaded
        appeared
        disappeared
      """
    }
  }

  @Test func childrenKnowTheirNavigationController() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    #expect(root.navigationController === navigation)
    #expect(UIViewController().navigationController == nil)
  }
}
