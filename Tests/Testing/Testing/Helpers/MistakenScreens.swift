import Platen

/// A screen whose button makes it modify state in its body.
struct MistakenScreen: View {
  @State private var isMistaken = false
  @State private var count = 0

  var body: some View {
    if isMistaken { count = 1 }
    return Button("Err") { isMistaken = true }
  }
}

/// A screen that changes its model off the main thread after a second.
struct BackgroundScreen: View {
  // Unchecked: `@Published` guards the model's only property.
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published private(set) var count = 0

    func increment() async { count = 1 }
  }

  @StateObject private var model = Model()
  @Environment(\.clock) private var clock

  var body: some View {
    Text("count: \(model.count)")
      .task {
        try? await clock.sleep(for: .seconds(1))
        await model.increment()
      }
  }
}

/// A screen that requests a name from a service, with a key.
struct UserScreen: View {
  private struct User: Decodable {
    let name: String
  }

  private let request = RemoteRequest(
    at: "https://api.example.com", path: ["users", "ada"], query: ["key": "hunter2"])

  var body: some View {
    RemoteContentView(
      remoteContent: DecodableRemoteContent(request: request, type: User.self)
    ) { user in
      Text("Hello, \(user.name)!")
    }
  }
}
