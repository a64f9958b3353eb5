import PlatenREPL
import PostsSample
import SampleHost

@main
struct PostsApp: App {
  private let host = SampleHost()

  var body: some Scene {
    WindowGroup("posts") {
      PostsScreen(service: host.address).environment(\.remoteClient, host.client)
    }
    host.scenes
  }
}
