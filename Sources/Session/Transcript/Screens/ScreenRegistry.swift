import PlatenContext
import PlatenNavigation
import PlatenSession

/// The screens that can be opened by name.
@MainActor
package struct ScreenRegistry {
  package struct Entry {
    package let name: String
    /// The variant of the screen, or `nil` for the screen that opens if no variant is specified.
    package let variant: String?
    /// The type of the screen's root view, or `nil` if the type is unknown.
    package var viewType: ViewType? { ViewType(of: root) }
    /// A one-line description of the screen; empty if the app provides none.
    package private(set) var summary = ""
    private var root: Any.Type
    /// A closure that waits for work outside the session which changes the screen, or `nil` if there
    /// is none.
    private(set) var finishWork: (@MainActor (Session) async -> Void)?
    package private(set) var open: @MainActor (ScreenSetup) -> Session

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

    /// Returns a copy that performs an action on each session when it opens.
    package func onOpen(_ action: @escaping @MainActor (Session) -> Void) -> Entry {
      var entry = self
      entry.open = { [open] setup in
        let session = open(setup)
        session.perform { action(session) }
        return session
      }
      return entry
    }

    /// Returns a copy whose commands wait for work outside the session, such as the validation of an
    /// answer.
    package func finishing(_ work: @escaping @MainActor (Session) async -> Void) -> Entry {
      var entry = self
      entry.finishWork = work
      return entry
    }

    /// Returns a copy with a one-line description of the screen.
    package func described(by summary: String) -> Entry {
      var entry = self
      entry.summary = summary
      return entry
    }

    /// Returns a copy that is associated with another view type, such as the type of a nested view.
    package func known(by view: Any.Type) -> Entry {
      var entry = self
      entry.root = view
      return entry
    }

    /// The operand of the `open` command: the name, followed by the variant.
    package var title: String { ScreenRegistry.title(name, variant) }
  }

  /// The screens that the app registers.
  package var named: [Entry]
  private let previews: @MainActor () -> [FoundPreview]

  /// Creates a registry of screens.
  ///
  /// - Parameter previews: A closure that returns the previews of the program. The registry calls
  ///   this closure only to list all screens or to find a screen that the app does not register,
  ///   because most launches need neither operation.
  package init(
    _ named: [Entry] = [], previews: @escaping @MainActor () -> [FoundPreview] = { [] }
  ) {
    (self.named, self.previews) = (named, previews)
  }

  /// All screens: the screens that the app registers, followed by the previews.
  package var entries: [Entry] { named + Self.entries(of: previews(), beside: named) }

  /// The only screen of the app, or `nil` if the app does not have exactly one screen.
  package var onlyEntry: Entry? {
    let entries = entries
    return entries.count == 1 ? entries[0] : nil
  }

  nonisolated static func title(_ name: String, _ variant: String?) -> String {
    [name, variant].compactMap { $0?.quotedIfNeeded }.joined(separator: " ")
  }

  /// Returns the screen with the specified name and variant.
  package func entry(_ name: String, _ variant: String?) throws(CommandError) -> Entry {
    let isMeant = { (entry: Entry) in entry.name == name && entry.variant == variant }
    if let entry = named.first(where: isMeant) ?? entries.first(where: isMeant) { return entry }
    let title = Self.title(name, variant)
    throw CommandError("no screen \(title.shown.inQuotes); \(hint(name, variant))")
  }

  /// Returns the hint for an unknown screen.
  ///
  /// For a name that exists, the hint suggests a similar variant. For another name, it suggests the
  /// screen with a similar title or with this variant. Otherwise, it lists the variants of the name
  /// or of a similar name, or all screens.
  private func hint(_ name: String, _ variant: String?) -> String {
    let entries = entries
    let variants = entries.filter { $0.name == name }
    let similar =
      variants.isEmpty
      ? mostSimilar(to: Self.title(name, variant), among: entries.map(\.title))
        ?? entries.first { $0.variant == name }?.title
      : variant.flatMap { mostSimilar(to: $0, among: variants.compactMap(\.variant)) }
        .map { Self.title(name, $0) }
    if let similar { return question(similar) }
    let meant = mostSimilar(to: name, among: entries.map(\.name).unique)
    let shown = entries.filter { meant == nil ? $0.variant == nil : $0.name == meant }
    return available(
      (shown.isEmpty ? entries : shown).map(\.title.shown), none: "this app has none to open")
  }
}

// MARK: - Previews

extension ScreenRegistry {
  /// Returns the entries for previews.
  ///
  /// If the name of a preview is already used, the preview gets a number, starting at 2.
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
