import PlatenReactive
import PlatenSession
import PlatenViews

/// The screens that can be opened by name.
@MainActor
package struct ScreenRegistry {
  package struct Entry {
    package let name: String
    /// Which form of the screen; `nil` for the one that opens by the name alone.
    package let variant: String?
    /// The view that it shows, as Swift names its type; `nil` where that is not known.
    package var viewType: ViewType? { ViewType(of: root) }
    private var root: Any.Type
    private(set) var open: @MainActor (ScreenSetup) -> Session

    package init<Root: View>(
      _ name: String, variant: String? = nil, @ViewBuilder root: @escaping @MainActor () -> Root
    ) {
      self.name = name
      self.variant = variant
      self.root = Root.self
      open = { setup in
        Session(
          root(), in: setup.environment, time: setup.time, outside: setup.responseSource,
          appStorage: setup.appStorage, pictures: setup.pictures, glyphs: setup.glyphs,
          isHeld: true, keepsHistory: true)
      }
    }

    /// The same, with something that is done to each session as it is opened.
    package func onOpen(_ action: @escaping @MainActor (Session) -> Void) -> Entry {
      var entry = self
      entry.open = { [open] setup in
        let session = open(setup)
        session.perform { action(session) }
        return session
      }
      return entry
    }

    /// The same, known by another view than the one that it shows, such as one in it.
    package func known(by view: Any.Type) -> Entry {
      var entry = self
      entry.root = view
      return entry
    }

    /// As it is typed after `open`.
    package var title: String { ScreenRegistry.title(name, variant) }
  }

  /// The screens that the app names.
  package var named: [Entry]
  private let previews: @MainActor () -> [FoundPreview]

  /// - Parameter previews: The previews beside the screens. They are looked for only where all screens
  ///   are meant, or one that the app does not name: most starts do without.
  package init(
    _ named: [Entry] = [], previews: @escaping @MainActor () -> [FoundPreview] = { [] }
  ) {
    (self.named, self.previews) = (named, previews)
  }

  /// All screens: those that the app names, and then the previews.
  package var entries: [Entry] { named + Self.entries(of: previews(), beside: named) }

  /// The screen of an app that has just one.
  package var onlyEntry: Entry? {
    let entries = entries
    return entries.count == 1 ? entries[0] : nil
  }

  nonisolated static func title(_ name: String, _ variant: String?) -> String {
    [name, variant].compactMap { $0?.quotedIfNeeded }.joined(separator: " ")
  }

  /// The screen of a name and a variant.
  package func entry(_ name: String, _ variant: String?) throws(CommandError) -> Entry {
    let isMeant = { (entry: Entry) in entry.name == name && entry.variant == variant }
    if let entry = named.first(where: isMeant) ?? entries.first(where: isMeant) { return entry }
    let title = Self.title(name, variant)
    throw CommandError("no screen \(title.shown.inQuotes); \(hint(title, name))")
  }

  /// The screen that is meant: one of a similar title, or whose variant alone is given. Else what
  /// there is of that name, or at all.
  private func hint(_ title: String, _ name: String) -> String {
    let entries = entries
    let similar =
      mostSimilar(to: title, among: entries.map(\.title))
      ?? entries.first { $0.variant == name }?.title
    if let similar { return question(similar) }
    let variants = entries.filter { $0.name == name }
    let shown = variants.isEmpty ? entries.filter { $0.variant == nil } : variants
    return available(
      (shown.isEmpty ? entries : shown).map(\.title.shown), none: "this app has none to open")
  }
}

// MARK: - Previews

extension ScreenRegistry {
  /// Screens that show previews, each opened by its name; where that is taken they are numbered, from
  /// 2 on.
  static func entries(of previews: [FoundPreview], beside named: [Entry]) -> [Entry] {
    var taken = Set(named.map(\.title))
    return previews.map { preview in
      let variants = sequence(first: 1) { $0 + 1 }.lazy.map { $0 == 1 ? nil : "\($0)" }
      let variant = variants.first { !taken.contains(title(preview.name, $0)) } ?? nil
      taken.insert(title(preview.name, variant))
      return Entry(preview.name, variant: variant) { AnyView(preview.content()) }
    }
  }
}
