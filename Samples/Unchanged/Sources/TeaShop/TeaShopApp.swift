import SwiftUI
import TeaModels

@main
struct TeaShopApp: App {
  var body: some Scene {
    WindowGroup {
      TeaListView(service: MockTeaService())
    }
  }
}
