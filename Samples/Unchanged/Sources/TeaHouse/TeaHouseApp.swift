import SwiftUI
import UIKit

@main
struct TeaHouseApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

  init() {
    UINavigationBar.appearance().largeTitleTextAttributes = [
      .foregroundColor: UIColor(named: "Leaf") ?? .systemGreen,
      .font: UIFont.boldSystemFont(ofSize: 34),
    ]
  }

  var body: some Scene {
    WindowGroup { MenuView(menu: Menu()) }
  }
}

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    UITableView.appearance().separatorStyle = .none
    return true
  }
}
