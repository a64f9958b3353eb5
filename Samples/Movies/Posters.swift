import Platen

/// A poster that loads when it first appears, and again when it reappears after a failure.
///
/// The request continues when the row scrolls out of view, and ends with the screen.
@MainActor
final class Poster: RemoteContent {
  private let image: RemoteImage

  init(_ request: RemoteRequest) { image = RemoteImage(request: request) }

  nonisolated var objectWillChange: ObservableObjectPublisher { image.objectWillChange }

  var loadingState: RemoteContentLoadingState<Image> { image.loadingState }

  func load() {
    if case .success = loadingState { return }
    image.load()
  }

  func cancel() {}

  func use(_ client: RemoteClient) { image.use(client) }
}

/// A store of loaded posters by path and size, without duplicates.
@MainActor
final class PosterStore: ObservableObject {
  private let base: String
  private var posters: [RemoteRequest: Poster] = [:]

  init(base: String) { self.base = base }

  /// Returns the poster of a movie, or `nil` if the movie has none.
  func poster(of movie: Movie) -> Poster? {
    guard let path = movie.posterPath else { return nil }
    // Poster paths begin with a slash.
    let parts = ["t", "p", "w500"] + path.split(separator: "/").map(String.init)
    let request = RemoteRequest(at: base, path: parts)
    if let poster = posters[request] { return poster }
    let poster = Poster(request)
    posters[request] = poster
    return poster
  }
}

/// A poster, or a placeholder if it is loading or unavailable.
struct PosterView: View {
  let poster: Poster?

  var body: some View {
    // A frame around the image itself would not apply to its alternative text, so it surrounds a
    // stack. A poster of 500 by 750 pixels is 64 points wide at a height of 96 points.
    HStack {
      if let poster {
        RemoteContentView(remoteContent: poster) {
          note("loading…")
        } inProgress: { _ in
          note("loading…")
        } failure: { _, _ in
          note("(none)")
        } content: { image in
          image.resizable().scaledToFit().frame(height: 96).accessibilityLabel("poster")
        }
      } else {
        note("(none)")
      }
    }
    .frame(width: 64, alignment: .leading)
  }

  private func note(_ text: String) -> some View { Text(text).foregroundStyle(.secondary) }
}
