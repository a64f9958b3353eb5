import Foundation

/// The names of SwiftUI and UIKit that Platen accepts without effect, as its documentation lists
/// them.
struct EffectlessNames {
  /// Whether each name is that of methods only: the property `Color.accentColor` has an effect.
  private let names: [String: Bool]

  /// Reads the tables in the checkout of Platen. Without a checkout, no names are known.
  init(in checkout: URL?) {
    let pages = ["SwiftUI", "UIKit"].compactMap { page in
      checkout.flatMap {
        try? String(
          contentsOf: $0.appending(path: "Documentation/Reference/\(page).md"), encoding: .utf8)
      }
    }
    names = Dictionary(pages.flatMap(Self.names)) { $0 && $1 }
  }

  /// The names in the first column of the table below "Has no effect", and whether the second column
  /// contains only methods with this name.
  private static func names(on page: String) -> [(String, Bool)] {
    let table = page.split(separator: "\n").drop { $0 != "## Has no effect" }.dropFirst()
    return table.prefix { !$0.hasPrefix("#") }.compactMap { row in
      let columns = row.split(separator: "|")
      guard columns.count > 1,
        let name = columns[0].wholeMatch(of: /\ `@?([A-Za-z_][A-Za-z0-9_]*)`\ /)?.1
      else { return nil }
      let declarations = columns[1].split(separator: " ")
      let isMethod =
        !declarations.isEmpty && declarations.allSatisfy { $0.hasPrefix("`\(name)(") }
      return (String(name), isMethod)
    }
  }

  /// Returns the names that the sources of an app use, with the numbers of files that use them.
  func used(in graph: ModuleGraph) -> [Report.Name] {
    Report.Name.ranked(
      graph.modules.flatMap(\.sources).map { source in
        Set(source.names.filter(isEffectless).map(\.text))
      })
  }

  private func isEffectless(_ name: SourceCode.Name) -> Bool {
    names[name.text].map { isMethod in name.isCalled || !isMethod } ?? false
  }
}
