import Platen

/// A poster, asked for when it is shown first, and after a failure when it is shown again.
///
/// It goes on when its row scrolls away, and ends with the screen.
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

/// The posters that were shown, by path and size: each is there once.
@MainActor
final class PosterStore: ObservableObject {
  private let base: String
  private var posters: [RemoteRequest: Poster] = [:]

  init(base: String) { self.base = base }

  /// The poster of a movie, which is loaded when it is shown first; nothing if it has none.
  func poster(of movie: Movie) -> Poster? {
    guard let path = movie.posterPath else { return nil }
    // Paths begin with a slash.
    let parts = ["t", "p", "w500"] + path.split(separator: "/").map(String.init)
    let request = RemoteRequest(at: base, path: parts)
    if let poster = posters[request] { return poster }
    let poster = Poster(request)
    posters[request] = poster
    return poster
  }
}

/// A poster, or what stands for one that is not there, or not yet.
struct PosterView: View {
  let poster: Poster?

  var body: some View {
    // A row, for a frame around a picture itself leaves the text that stands for it as it is.
    HStack {
      if let poster {
        RemoteContentView(remoteContent: poster) {
          note("(poster…)")
        } inProgress: { _ in
          note("(poster…)")
        } failure: { _, _ in
          note("(no poster)")
        } content: { image in
          image.resizable().scaledToFit().frame(height: 96).accessibilityLabel("poster")
        }
      } else {
        note("(no poster)")
      }
    }
    .frame(width: 136, alignment: .leading)
  }

  private func note(_ text: String) -> some View { Text(text).foregroundStyle(.secondary) }
}
