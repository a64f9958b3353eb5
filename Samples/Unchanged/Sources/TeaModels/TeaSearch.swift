import Combine
import Foundation

/// A search for teas that match the typed text.
public final class TeaSearch: Loader<[Tea]> {
  @Published public var query = ""
  @Published public private(set) var summary = ""

  private let service: TeaService
  private var cancellables = Set<AnyCancellable>()

  public init(service: TeaService) {
    self.service = service
    super.init()
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .sink { [weak self] in self?.search(for: $0) }
      .store(in: &cancellables)
    $state
      .map { state -> String in
        guard case .loaded(let teas) = state else { return "" }
        return teas.count == 1 ? "1 tea" : "\(teas.count) teas"
      }
      .assign(to: &$summary)
  }

  private func search(for query: String) { load(service.teas(matching: query)) }
}
