import PlatenContext
import PlatenSwiftUI
import Testing

import struct PlatenREPL.MainWindow
import func PlatenTesting.expectTranscript

@testable import PlatenUIKit

@MainActor
@Suite struct UIApplicationMainTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Log.event("launched")
      return true
    }
  }

  @Test func theWindowOfASceneDelegateIsShown() async {
    await expectTranscript(of: MainWindow(of: AppDelegate.self)) {
      """
        ( 0 )
      > press 0
      - ( 0 )
      + ( 1 )
      > log
        launched
      """
    }
  }
}

/// The only scene delegate of the test program.
final class TestSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UIHostingController(rootView: Counter())
    self.window = window
    window.makeKeyAndVisible()
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }
}
