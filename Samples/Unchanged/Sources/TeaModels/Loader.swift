import Combine
import Foundation

/// A model that loads a value and publishes its state.
open class Loader<Value>: ObservableObject {
  public enum State {
    case loading
    case loaded(Value)
    case failed(String)
  }

  @Published public private(set) var state = State.loading
  private var loading: AnyCancellable?

  public init() {}

  public func load<P: Publisher>(_ publisher: P) where P.Output == Value {
    state = .loading
    loading =
      publisher
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        if case .failure = completion { self?.state = .failed("The shelf is out of reach.") }
      } receiveValue: { [weak self] value in
        self?.state = .loaded(value)
      }
  }
}
