// The titles of a movie list, displayed from snapshots. Run it: swift run now-playing, or open
// now-playing in swift run gallery. It shows a diffable data source: unchanged rows remain; others
// are inserted, removed or moved.

import Foundation
import Platen

// MARK: - Model

@MainActor
public final class NowPlayingModel: ObservableObject {
  /// The only section of the list.
  public enum Section: Sendable { case main }

  @Published public var isFailing = false
  @Published public private(set) var error: MovieStoreAPIError?
  let dataSource = DiffableDataSource<Section, Movie.ID>()
  @Published private(set) var titles: [Movie.ID: String] = [:]
  private let store: MovieStore
  private var loading: AnyCancellable?

  public init(store: MovieStore) { self.store = store }

  /// Requests the list and replaces the displayed one.
  public func load() {
    loading = store.movies(.nowPlaying)
      .receive(on: RunLoop.main)
      .sinkOnMainActor { [weak self] completion in
        if case .failure(let error) = completion { self?.fail(error) }
      } receiveValue: { [weak self] movies in
        self?.show(movies)
      }
  }

  private func fail(_ error: MovieStoreAPIError) {
    self.error = error
    isFailing = true
  }

  private func show(_ movies: [Movie]) {
    titles = Dictionary(movies.map { ($0.id, $0.title) }) { first, _ in first }
    var snapshot = dataSource.snapshot()
    snapshot.deleteAllItems()
    snapshot.appendSections([.main])
    snapshot.appendItems(movies.map(\.id))
    dataSource.apply(snapshot)
  }
}

// MARK: - View

public struct NowPlayingScreen: View {
  private let service: String
  private let key: String?
  @Environment(\.remoteClient) private var client

  /// Creates the screen of movies now playing.
  ///
  /// - Parameters:
  ///   - service: The base URL of movie lists, such as `https://api.themoviedb.org`.
  ///   - key: The API key of the movie service.
  public init(service: String, key: String?) {
    self.service = service
    self.key = key
  }

  public var body: some View {
    NowPlayingTable(store: .live(client, at: service, key: key))
  }
}

private struct NowPlayingTable: View {
  @StateObject private var model: NowPlayingModel

  init(store: @autoclosure @escaping () -> MovieStore) {
    _model = StateObject(wrappedValue: NowPlayingModel(store: store()))
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Combine X API Fetch").bold()
      DiffableList(model.dataSource) { [model] id in
        Text(model.titles[id] ?? "")
      }
    }
    .onAppear { model.load() }
    .refreshable { model.load() }
    .alert("Error", isPresented: $model.isFailing) {
      Button("Ok") {}
    } message: {
      Text(model.error?.localizedDescription ?? "")
    }
  }
}
