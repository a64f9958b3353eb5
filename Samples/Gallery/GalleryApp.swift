import FormSample
import GitHubSample
import MoviesSample
import MoviesSampleScenes
import NotesSample
import PlatenREPL
import PostsSample
import SampleHost
import SignUpSample

@main
struct GalleryApp: App {
  private let host = SampleHost()

  var body: some Scene {
    Screen("form") { FormScreen() }
      .summary("Two validation rules, with a message for each rule that fails")
    Screen("notes") { NotesScreen() }
      .summary("Notes with search, an editor, and a deletion that can be undone")
    Screen("signup") {
      SignUpScreen(service: host.origins.signup).environment(\.remoteClient, host.client)
    }
    .summary("A registration that checks the name while the user types")
    Screen("github") {
      GitHubScreen(service: host.origins.users).environment(\.remoteClient, host.client)
    }
    .onOpen(perform: GitHubScreen.logRepositoryCount)
    .summary("The repositories and the picture of a user, such as ada")
    Screen("movies") { host.movies { MoviesWithErrorsModel(store: $0) } }
      .summary("Upcoming movies, whose posters load when their rows appear")
    MovieVariants(host)
    Screen("now-playing") {
      NowPlayingScreen(service: host.origins.movies, key: host.origins.movieKey)
        .environment(\.remoteClient, host.client)
    }
    .summary("The movies that are now playing, each in one row")
    Screen("posts") {
      PostsScreen(service: host.origins.posts, picture: host.origins.picture)
        .environment(\.remoteClient, host.client)
    }
    .summary("Posts with placeholder rows, a failure, and a picture")
    ControlsScenes()
    host.scenes
  }
}
