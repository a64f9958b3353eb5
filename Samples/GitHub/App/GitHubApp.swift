import GitHubSample
import PlatenREPL
import SampleHost

@main
struct GitHubApp: App {
  private let host = SampleHost()

  var body: some Scene {
    WindowGroup("github") {
      GitHubScreen(service: host.origins.users).environment(\.remoteClient, host.client)
    }
    .onOpen(perform: GitHubScreen.logRepositoryCount)
    host.scenes
  }
}
