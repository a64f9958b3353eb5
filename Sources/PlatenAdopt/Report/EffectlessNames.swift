import Foundation

/// The names of SwiftUI and UIKit that Platen accepts without effect, as its documentation lists
/// them.
struct EffectlessNames {
  private let names: Set<String>

  /// Reads the tables in the checkout of Platen. Without a checkout, no names are known.
  init(in checkout: URL?) {
    let pages = ["SwiftUI", "UIKit"].compactMap { page in
      checkout.flatMap {
        try? String(contentsOf: $0.appending(path: "Documentation/\(page).md"), encoding: .utf8)
      }
    }
    names = Set(pages.flatMap(Self.names))
  }

  /// The names in the first column of the table below "Has no effect".
  private static func names(on page: String) -> [String] {
    page.split(separator: "\n").drop { $0 != "## Has no effect" }
      .compactMap { $0.prefixMatch(of: /\| `@?([A-Za-z_][A-Za-z0-9_]*)`/) }.map { String($0.1) }
  }

  /// Returns the names that the sources of an app use, with the numbers of files that use them.
  func used(in graph: ModuleGraph) -> [Report.Name] {
    Report.Name.ranked(
      graph.modules.flatMap(\.sources).map { names.intersection($0.identifiers) })
  }
}
