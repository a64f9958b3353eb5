import Foundation
import SwiftUI

/// A search that begins when the user pauses.
@MainActor
public final class RecipeSearch: ObservableObject {
  nonisolated public static let recipes = ["Apple pie", "Carrot cake", "Cheesecake", "Scones"]

  @Published public var query = "" {
    didSet { searchLater() }
  }
  @Published public private(set) var results = RecipeSearch.recipes
  @Published public private(set) var searches = 0
  private var pending: DispatchWorkItem?

  public init() {}

  private func searchLater() {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in
      MainActor.assumeIsolated { self?.search() }
    }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(300), execute: item)
  }

  private func search() {
    let query = query
    DispatchQueue.global().async {
      let found = RecipeSearch.recipes.filter { $0.localizedCaseInsensitiveContains(query) }
      DispatchQueue.main.async { [weak self] in
        self?.results = found
        self?.searches += 1
      }
    }
  }
}
