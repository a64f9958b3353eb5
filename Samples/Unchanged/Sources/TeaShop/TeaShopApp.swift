import SwiftUI
import TeaModels

@main
struct TeaShopApp: App {
  @StateObject private var session = Session()
  @Environment(\.scenePhase) private var scenePhase

  var body: some Scene {
    WindowGroup {
      TeaListView(service: MockTeaService())
        .environmentObject(session)
        .navigationTitle("Welcome, \(session.customer)")
    }
    .onChange(of: scenePhase) { phase in
      if phase == .background { session.customer = "Guest" }
    }
  }
}
