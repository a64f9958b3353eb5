import MoviesSample
import MoviesSampleScenes
import PlatenREPL
import SampleHost

@main
struct MoviesApp: App {
  private let host = SampleHost()

  var body: some Scene {
    WindowGroup("movies") { host.movies { MoviesWithErrorsModel(store: $0) } }
    MovieVariants(host)
    host.scenes
  }
}
