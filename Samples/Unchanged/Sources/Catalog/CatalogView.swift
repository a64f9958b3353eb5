import Combine
import SwiftUI

/// Lists of movies, each of which is loaded in another style.
@MainActor
public final class Catalog: ObservableObject {
  @Published public private(set) var titles: [String: String] = [:]
  private let service = CatalogService()
  private var subscriptions = Set<AnyCancellable>()

  public init() {}

  public func load() {
    titles = ["popular": "loading", "top_rated": "loading", "upcoming": "loading"]
    service.load("popular") { result in
      MainActor.assumeIsolated { self.show(result, in: "popular") }
    }
    Task {
      do {
        show(.success(try await service.movies("top_rated")), in: "top_rated")
      } catch {
        show(.failure(error), in: "top_rated")
      }
    }
    service.publisher("upcoming")
      .sink { [weak self] completion in
        if case .failure(let error) = completion { self?.show(.failure(error), in: "upcoming") }
      } receiveValue: { [weak self] movies in
        self?.show(.success(movies), in: "upcoming")
      }
      .store(in: &subscriptions)
  }

  private func show(_ result: Result<[CatalogService.Movie], Error>, in list: String) {
    switch result {
    case .success(let movies): titles[list] = movies.map(\.title).prefix(2).joined(separator: ", ")
    case .failure(let error): titles[list] = error.localizedDescription
    }
  }
}

public struct CatalogView: View {
  @StateObject private var catalog = Catalog()

  public init() {}

  public var body: some View {
    Button("Load") { catalog.load() }
    ForEach(catalog.titles.sorted { $0.key < $1.key }, id: \.key) { list, titles in
      Text("\(list): \(titles)")
    }
  }
}
