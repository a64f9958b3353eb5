import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct UIPageViewControllerTests {
  @Test func buttonsTurnThePages() async {
    await expectTranscript(of: PagesScreen(), width: 40) {
      """
        Page 1
        ( Previous page ) disabled ( Next page )
      > press "Next page"
      - Page 1
      - ( Previous page ) disabled ( Next page )
      + Page 2
      + ( Previous page ) ( Next page ) disabled
      > press "Previous page"
      - Page 2
      - ( Previous page ) ( Next page ) disabled
      + Page 1
      + ( Previous page ) disabled ( Next page )
      """
    }
  }
}

private struct PagesScreen: UIViewControllerRepresentable {
  func makeCoordinator() -> Pages { Pages() }

  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.setViewControllers(
      [context.coordinator.pages[0]], direction: .forward, animated: false)
    return controller
  }

  func updateUIViewController(_ controller: UIPageViewController, context: Context) {}
}

private final class Pages: UIPageViewControllerDataSource {
  let pages: [UIViewController] = ["Page 1", "Page 2"].map {
    UIHostingController(rootView: Text($0))
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[0] ? nil : pages[0]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    viewController === pages[1] ? nil : pages[1]
  }
}
