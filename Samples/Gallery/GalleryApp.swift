import FormSample
import GitHubSample
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
    MovieScenes(host: host)
    Screen("posts") {
      PostsScreen(service: host.origins.posts, picture: host.origins.picture)
        .environment(\.remoteClient, host.client)
    }
    ControlsScenes()
    host.scenes
  }
}
