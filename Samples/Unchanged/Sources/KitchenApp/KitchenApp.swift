import Kitchen
import SwiftUI

@main
struct KitchenApp: App {
  var body: some Scene {
    WindowGroup { KitchenView() }
  }
}
