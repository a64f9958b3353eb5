import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIHostingControllerTests {
  private struct Hosted: UIViewControllerRepresentable {
    let controller: UIHostingController<Text>

    func makeUIViewController(context: Context) -> UIHostingController<Text> { controller }
    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
  }

  @Test func theRootViewIsReplaced() async {
    let controller = UIHostingController(rootView: Text("one"))
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Hosted(controller: controller)
        Button("Next") { controller.rootView = Text("two") }
      }
    ) {
      """
        one
        ( Next )
      > press Next
      - one
      + two
      """
    }
  }
}
