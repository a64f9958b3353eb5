import MoviesSample
import PlatenREPL
import SampleHost

@main
struct NowPlayingApp: App {
  private let host = SampleHost()

  var body: some Scene {
    WindowGroup("now-playing") {
      NowPlayingScreen(service: host.origins.movies, key: host.origins.movieKey)
        .environment(\.remoteClient, host.client)
    }
    host.scenes
  }
}
