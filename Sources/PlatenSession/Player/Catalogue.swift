import PlatenViews

/// The screens that can be opened by name.
@MainActor
package struct Catalogue {
  package struct Entry {
    package let name: String
    /// Which form of the screen; `nil` for the one that opens by the name alone.
    package let variant: String?
    let open: @MainActor (Player.Options) -> Session

    package init<Root: View>(
      _ name: String, variant: String? = nil, @ViewBuilder root: @escaping @MainActor () -> Root
    ) {
      self.name = name
      self.variant = variant
      open = {
        Session(
          root(), size: $0.size, time: $0.time, pictures: $0.pictures, isHeld: true)
      }
    }

    /// As it is typed after `open`.
    package var title: String { Catalogue.title(name, variant) }
  }

  package var entries: [Entry]

  package init(_ entries: [Entry] = []) { self.entries = entries }

  private nonisolated static func title(_ name: String, _ variant: String?) -> String {
    [name, variant].compactMap { $0?.quotedIfNeeded }.joined(separator: " ")
  }

  /// The screen of a name and a variant.
  func entry(_ name: String, _ variant: String?) throws(CommandError) -> Entry {
    if let entry = entries.first(where: { $0.name == name && $0.variant == variant }) {
      return entry
    }
    let title = Self.title(name, variant)
    let titles = entries.map(\.title)
    if let similar = mostSimilar(to: title, among: titles) {
      throw CommandError("no screen \(quoted(title)); did you mean \(quoted(similar))?")
    }
    throw CommandError(
      "no screen \(quoted(title)); \(listed(titles, none: "this app has none to open"))")
  }
}
