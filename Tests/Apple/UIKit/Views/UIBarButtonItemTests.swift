import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIBarButtonItemTests {
  private final class TeaController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      view.addSubview(label)
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Clear", style: .plain, target: self, action: Selector("clear", calling: Self.clear))
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: Selector("add", calling: Self.add))
      clear()
    }

    func clear() {
      label.text = "no tea"
      navigationItem.leftBarButtonItem?.isEnabled = false
    }

    func add(_ sender: UIBarButtonItem) {
      label.text = "Sencha"
      navigationItem.leftBarButtonItem?.isEnabled = true
      sender.title = "More"
    }
  }

  @Test func itemsOfTheTopControllerCallTheirTargets() async {
    let screen = ControllerScreen {
      UINavigationController(rootViewController: TeaController())
    }
    await expectTranscript(of: screen) {
      """
        ( Clear ) disabled ( Add )
        no tea
      > press Add
      - ( Clear ) disabled ( Add )
      + ( Clear ) ( More )
      - no tea
      + Sencha
      """
    }
  }

  @Test func anItemWithoutAnActionIsNotDrawn() async {
    let screen = ControllerScreen {
      let controller = UIHostingController(rootView: Text("Menu"))
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
      return UINavigationController(rootViewController: controller)
    }
    await expectTranscript(of: screen) {
      """
        Menu
      """
    }
  }

  @Test(arguments: [
    (UIBarButtonItem.SystemItem.done, "Done"), (.action, "Share"), (.trash, "Delete"),
    (.fastForward, "Fast Forward"),
  ])
  func aSystemItemHasItsTitle(item: UIBarButtonItem.SystemItem, title: String) async {
    let screen = ControllerScreen {
      let controller = UIHostingController(rootView: Text("Menu"))
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: item, target: controller,
        action: Selector("close", calling: UIViewController.loadViewIfNeeded))
      return UINavigationController(rootViewController: controller)
    }
    await expectTranscript(of: screen) {
      """
        ( \(title) )
        Menu
      """
    }
  }
}
