import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct ContainersTests {
  private struct Controlled: UIViewControllerRepresentable {
    let make: @MainActor () -> UIViewController

    func makeUIViewController(context: Context) -> UIViewController { make() }
    func updateUIViewController(_ controller: UIViewController, context: Context) {}
  }

  @Test func tabsAreShownOfATabBarController() async {
    let screen = Controlled {
      let home = UIHostingController(rootView: Text("Welcome"))
      home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      let search = UIHostingController(rootView: Text("Find"))
      search.title = "Search"
      let controller = UITabBarController()
      controller.viewControllers = [home, search]
      return controller
    }
    await expectTranscript(of: screen) {
      """
        (•) Home  ( ) Search
        Welcome
      > press Search
      - (•) Home  ( ) Search
      + ( ) Home  (•) Search
      - Welcome
      + Find
      """
    }
  }

  @Test func aControllerKnowsItsContainerUntilItLeaves() {
    let (root, pushed, tab) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(pushed, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, tab]
    #expect(pushed.navigationController === navigation)
    #expect(pushed.tabBarController === tabs)
    navigation.popViewController(animated: false)
    tabs.viewControllers = [navigation]
    #expect(pushed.navigationController == nil)
    #expect(tab.tabBarController == nil)
    #expect(root.tabBarController === tabs)
  }

  @Test func thePushedControllerIsShown() async {
    let navigation = UINavigationController(
      rootViewController: UIHostingController(rootView: Text("Menu")))
    await expectTranscript(
      of: VStack(alignment: .leading) {
        Controlled { navigation }
        Button("Push") {
          let tea = UIHostingController(rootView: Text("Sencha"))
          navigation.pushViewController(tea, animated: true)
        }
      }
    ) {
      """
        Menu
        ( Push )
      > press Push
      + ( ‹ Back )
      - Menu
      + Sencha
      > press "‹ Back"
      - ( ‹ Back )
      - Sencha
      + Menu
      """
    }
  }
}
