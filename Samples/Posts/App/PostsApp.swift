import PlatenREPL
import PostsSample
import SampleHost

@main
struct PostsApp: App {
  private let host = SampleHost()

  var body: some Scene {
    WindowGroup("posts") {
      PostsScreen(service: host.origins.posts, picture: host.origins.picture)
        .environment(\.remoteClient, host.client)
    }
    host.scenes
  }
}
