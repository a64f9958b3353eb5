import SwiftUI

@main
struct MoviesApp: App {
  @StateObject private var favorites = Favorites()
  @Environment(\.scenePhase) private var scenePhase
  @AppStorage("launches") private var launches = 0

  var body: some Scene {
    WindowGroup {
      MovieListView(viewModel: MovieListViewModel())
        .environmentObject(favorites)
        .theme(Theme(cornerRadius: 12))
    }
    .onChange(of: scenePhase) { phase in
      if phase == .active { launches += 1 }
    }
  }
}
