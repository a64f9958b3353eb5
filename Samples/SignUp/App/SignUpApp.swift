import PlatenREPL
import SampleHost
import SignUpSample

@main
struct SignUpApp: App {
  private let host = SampleHost()

  var body: some Scene {
    WindowGroup("signup") {
      SignUpScreen(service: host.origins.signup).environment(\.remoteClient, host.client)
    }
    host.scenes
  }
}
