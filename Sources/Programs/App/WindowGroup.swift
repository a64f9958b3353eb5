import Platen

/// A scene whose screen is open when the app starts.
///
///     WindowGroup { SignUpScreen() }
///     WindowGroup("settings") { SettingsScreen() }
///
/// If an app has several window groups, the first one is open at the start. The `open` command
/// opens a window group by its title or identifier. A window group with neither has the name
/// `main`.
public struct WindowGroup<Content: View>: ContentScene {
  private let title: String
  package let content: @MainActor () -> Content
  package var summary = ""
  package var actions: [@MainActor (Session) -> Void] = []

  /// Creates a window group without a title, which `open main` opens.
  @preconcurrency
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init("main", content: content)
  }

  /// Creates a window group with a string title, by which the `open` command opens it.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// Creates a window group with a localized title, by which the `open` command opens it.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), content: content)
  }

  /// Creates a window group with a `Text` as its title, which is its name in the `open` command.
  @preconcurrency
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title.plainText(in: EnvironmentValues()), content: content)
  }

  /// Creates a window group with an identifier, by which the `open` command opens it.
  @preconcurrency
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(id, content: content)
  }

  /// Creates a window group with a string title, by which the `open` command opens it. The
  /// identifier has no effect.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title, content: content)
  }

  /// Creates a window group with a localized title, by which the `open` command opens it. The
  /// identifier has no effect.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(titleKey, content: content)
  }

  package func add<Modified: View>(
    _ content: @escaping @MainActor () -> Modified, to contents: inout AppContents
  ) {
    let root = contents.windows?.entry(title, content) ?? ScreenRegistry.Entry(title, root: content)
    let entry = entry(root)
    contents.registry.named.append(entry)
    contents.windowContents[title] = content
    contents.main = contents.main ?? entry
  }
}
