import Foundation
import MoviesSample
import Platen
import Testing

/// Tests of a movie list as a `Future` and as a `Deferred` future.
@MainActor
@Suite struct MovieFutureTests {
  /// A scheduler for a client that counts its requests.
  private let scheduler = DispatchQueue.test
  private let asked = Locked(0)
  private let cancelled = Locked(0)
  private let store: MovieStore

  init() {
    let (asked, cancelled) = (asked, cancelled)
    let client = RemoteClient(on: scheduler.eraseToAnyScheduler()) { _ in
      asked.withLock { $0 += 1 }
      return .response(.movies(movie(asked.value, "Number \(asked.value)")))
    }
    store = MovieStore.live(
      RemoteClient { request in
        client.events(for: request)
          .handleEvents(receiveCancel: { cancelled.withLock { $0 += 1 } })
          .eraseToAnyPublisher()
      }, at: "http://sample.service", key: "key")
  }

  /// Collects the titles that a publisher sends, one text for each list.
  private func titles(
    of movies: some Publisher<[Movie], MovieStoreAPIError>, into titles: Locked<[String]>
  ) -> AnyCancellable {
    movies.sink { completion in
      titles.withLock { $0.append("\(completion)") }
    } receiveValue: { list in
      titles.withLock { $0.append(list.map(\.title).joined(separator: ", ")) }
    }
  }

  @Test func aFutureStartsImmediatelyAndSharesItsResult() {
    let movies = store.fetchMovies(from: .popular)
    #expect(asked.value == 1)
    let (early, late) = (Locked<[String]>([]), Locked<[String]>([]))
    let first = titles(of: movies, into: early)
    #expect(early.value == [])
    scheduler.advance()
    let second = titles(of: movies, into: late)
    #expect(early.value == ["Number 1", "finished"])
    #expect(late.value == early.value)
    #expect(asked.value == 1)
    withExtendedLifetime((first, second)) {}
  }

  @Test func cancelingDoesNotStopAFuture() {
    let movies = store.fetchMovies(from: .popular)
    titles(of: movies, into: Locked([])).cancel()
    #expect(cancelled.value == 0)
    scheduler.advance()
    let late = Locked<[String]>([])
    let subscription = titles(of: movies, into: late)
    #expect(late.value == ["Number 1", "finished"])
    withExtendedLifetime(subscription) {}
  }

  @Test func deferredCreatesAFutureForEachSubscription() {
    let store = store
    let movies = Deferred { store.fetchMovies(from: .popular) }
    #expect(asked.value == 0)
    let (one, other) = (Locked<[String]>([]), Locked<[String]>([]))
    let first = titles(of: movies, into: one)
    let second = titles(of: movies, into: other)
    #expect(asked.value == 2)
    scheduler.advance()
    #expect(one.value == ["Number 1", "finished"])
    #expect(other.value == ["Number 2", "finished"])
    withExtendedLifetime((first, second)) {}
  }

  @Test func aPublisherStartsForEachSubscriptionAndCanBeCanceled() {
    let movies = store.movies(.popular)
    #expect(asked.value == 0)
    titles(of: movies, into: Locked([])).cancel()
    #expect(asked.value == 1)
    #expect(cancelled.value == 1)
  }

  @Test func aFutureSendsTheSameErrorToEachSubscriber() {
    let movies = MovieStore { _ in Fail(error: .response(404)).eraseToAnyPublisher() }
      .fetchMovies(from: .popular)
    let ends = Locked<[String]>([])
    for _ in 0..<2 { titles(of: movies, into: ends).cancel() }
    #expect(ends.value.count == 2)
    #expect(ends.value.allSatisfy { $0.contains("404") })
  }
}
