// As in many apps, this file sees Combine through Foundation.
import Foundation
import os

final class Menu: ObservableObject {
  @Published var query = ""
  @Published private(set) var teas: [String] = []
  @Published private(set) var isLoading = false

  private let logger = Logger(subsystem: "com.example.teahouse", category: "menu")
  private let all = ["Assam", "Sencha", "Gyokuro", "Earl Grey"]
  private var cancellables: Set<AnyCancellable> = []

  init() {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .removeDuplicates()
      .sink { [weak self] in self?.load(matching: $0) }
      .store(in: &cancellables)
  }

  private func load(matching query: String) {
    isLoading = true
    logger.debug("Loading teas for \(query, privacy: .private)")
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      teas = all.filter { query.isEmpty || $0.localizedCaseInsensitiveContains(query) }
      isLoading = false
      logger.info("\(self.teas.count) teas")
    }
  }
}
