import Platen

/// The posters that were shown, by path: each is asked for once.
@MainActor
final class PosterStore: ObservableObject {
  private let base: String
  private var posters: [String: RemoteImage] = [:]

  init(base: String) { self.base = base }

  /// The poster of a movie, which is loaded when it is shown first; nothing if it has none.
  func poster(of movie: Movie) -> RemoteImage? {
    guard let path = movie.posterPath else { return nil }
    if let poster = posters[path] { return poster }
    // Paths begin with a slash.
    let parts = ["t", "p", "w500"] + path.split(separator: "/").map(String.init)
    let poster = RemoteImage(request: RemoteRequest(at: base, path: parts))
    posters[path] = poster
    return poster
  }
}

/// A poster, or what stands for one that is not there, or not yet.
struct PosterView: View {
  let poster: RemoteImage?

  var body: some View {
    Group {
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
