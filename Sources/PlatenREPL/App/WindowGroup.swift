import Platen

/// The screen that is open when the app starts.
///
///     WindowGroup { SignUpScreen() }
///     WindowGroup("settings") { SettingsScreen() }
///
/// Of several in an app the first is open at the start. `open` opens one by its title, or by
/// `main` if it has none.
public struct WindowGroup<Content: View>: ContentScene {
  private let title: String
  let content: @MainActor () -> Content
  private(set) var actions: [@MainActor (Session) -> Void] = []

  /// The screen that `open main` opens.
  @preconcurrency
  public init(@ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init("main", content: content)
  }

  /// The screen that `open` opens by this title.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.title = String(title)
    self.content = content
  }

  /// The screen that `open` opens by this title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(Text(titleKey), content: content)
  }

  /// The screen that `open` opens by this title.
  @preconcurrency
  public init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(title.plainText(in: EnvironmentValues()), content: content)
  }

  /// The screen that `open` opens by the name of the group.
  @preconcurrency
  public init(id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
    self.init(id, content: content)
  }

  /// The screen that `open` opens by this title.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(title, content: content)
  }

  /// The screen that `open` opens by this title.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, id: String,
    @ViewBuilder content: @escaping @MainActor () -> Content
  ) {
    self.init(titleKey, content: content)
  }

  /// This screen, with something that is done with each session of it that is opened.
  public func onOpen(perform action: @escaping @MainActor (Session) -> Void) -> WindowGroup {
    var group = self
    group.actions.append(action)
    return group
  }

  func add<Modified: View>(
    _ content: @escaping @MainActor () -> Modified, to contents: inout AppContents
  ) {
    let root = contents.windows?.entry(title, content) ?? ScreenRegistry.Entry(title, root: content)
    let entry = entry(root)
    contents.registry.named.append(entry)
    contents.windowContents[title] = content
    contents.main = contents.main ?? entry
  }
}
