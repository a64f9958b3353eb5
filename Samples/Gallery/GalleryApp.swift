import FormSample
import GitHubSample
import MoviesSample
import MoviesSampleScenes
import PlatenREPL
import PostsSample
import SampleHost
import SignUpSample

@main
struct GalleryApp: App {
  private let host = SampleHost()

  var body: some Scene {
    Screen("form") { FormScreen() }
    Screen("signup") {
      SignUpScreen(service: host.origins.signup).environment(\.remoteClient, host.client)
    }
    Screen("github") {
      GitHubScreen(service: host.origins.users).environment(\.remoteClient, host.client)
    }
    .onOpen(perform: GitHubScreen.logRepositoryCount)
    Screen("movies") { host.movies { MoviesWithErrorsModel(store: $0) } }
    MovieVariants(host)
    Screen("now-playing") {
      NowPlayingScreen(service: host.origins.movies, key: host.origins.movieKey)
        .environment(\.remoteClient, host.client)
    }
    Screen("posts") {
      PostsScreen(service: host.origins.posts, picture: host.origins.picture)
        .environment(\.remoteClient, host.client)
    }
    ControlsScenes()
    host.scenes
  }
}
