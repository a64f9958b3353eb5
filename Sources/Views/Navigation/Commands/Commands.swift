import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Actions that an app offers above each of its screens.
///
///     WindowGroup { NotesScreen() }
///       .commands {
///         CommandMenu("Find") { Button("Next") { findNext() }.keyboardShortcut("g") }
///       }
///     // ( Find ▾ )
///
/// Custom commands can have dynamic properties, such as a `@FocusedValue`.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of the body, which the compiler infers.
  associatedtype Body: Commands

  /// The commands that make up these commands.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

/// Commands that a view displays.
@MainActor @preconcurrency
package protocol PrimitiveCommands: Commands where Body == Never {
  associatedtype Content: View
  var content: Content { get }
}

extension PrimitiveCommands {
  /// Traps, because primitive commands have no body.
  public var body: Never {
    fatalError("\(Self.self) are primitive commands, whose body is never called")
  }
}

/// The view of commands, which binds the dynamic properties of custom commands.
package struct CommandsView<C: Commands>: View {
  private let commands: NonViewOwner<C>

  package init(_ commands: C) { self.commands = NonViewOwner(commands) }

  package var body: some View {
    let commands = commands.owner
    if let primitive = commands as? any PrimitiveCommands {
      Self.view(of: primitive)
    } else {
      // Type-erased, because the type of the view would otherwise be infinite.
      AnyView(CommandsView<C.Body>(commands.body))
    }
  }

  private static func view(of commands: some PrimitiveCommands) -> AnyView {
    AnyView(commands.content)
  }
}

/// A menu of commands.
public struct CommandMenu<Content: View>: PrimitiveCommands {
  package let content: VStack<Menu<Text, Content>>

  /// Creates a menu of commands with a localized title.
  public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(Text(nameKey), content: content)
  }

  /// Creates a menu of commands with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
    self.init(Text(name), content: content)
  }

  /// Creates a menu with a `Text` as its title.
  public init(_ name: Text, @ViewBuilder content: () -> Content) {
    self.content = VStack(alignment: .leading) { Menu(content: content) { name } }
  }
}

/// Commands without a menu, which are shown next to the menus.
public struct CommandGroup<Content: View>: PrimitiveCommands {
  package let content: Content

  /// Creates commands. The placement has no effect, because there are no built-in menus.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands after a group. The placement has no effect, because there are no built-in
  /// menus.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }

  /// Creates commands in place of a group. The placement has no effect, because there are no built-
  /// in menus.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
    content = addition()
  }
}

/// Has no effect: there are no built-in menus.
public struct CommandGroupPlacement: Hashable, Sendable {
  private let name: String

  /// A placement in the menu of the app, next to the item that describes the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// A placement in the menu of the app, next to its settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// A placement in the menu of the app, next to the item that quits the app.
  public static let appTermination = CommandGroupPlacement(name: "appTermination")
  /// A placement in the menu of the app, next to the item that hides the app.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// A placement in the menu of the app, next to the services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// A placement in the file menu, next to the item that creates a document.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// A placement in the file menu, next to the item that saves a document.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// A placement in the file menu, next to the items that import and export.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// A placement in the file menu, next to the item that prints.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// A placement in the edit menu, next to the items that undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
  /// A placement in the edit menu, next to the items for the pasteboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// A placement in the edit menu, next to the items for text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// A placement in the format menu.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// A placement in the view menu, next to the items for the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// A placement in the view menu, next to the item for the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// A placement in the window menu, next to the items for the size of the window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// A placement in the window menu, next to the items for the arrangement of windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// A placement in the window menu, next to the list of windows.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// A placement in the window menu, next to the window with one instance.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// A placement in the help menu.
  public static let help = CommandGroupPlacement(name: "help")
}

/// Commands that consist of several commands.
public struct _CommandsGroup: PrimitiveCommands {
  package let content: AnyView
}

/// A result builder that combines commands.
@MainActor @preconcurrency
@resultBuilder
public enum CommandsBuilder {
  /// Combines commands.
  public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> _CommandsGroup {
    _CommandsGroup(content: AnyView(TupleView((repeat CommandsView(each commands)))))
  }

  /// Produces the commands of an `if` statement without `else`.
  public static func buildOptional(_ commands: _CommandsGroup?) -> _CommandsGroup {
    commands ?? buildBlock()
  }

  /// Produces the commands of the first branch of an `if` statement.
  public static func buildEither(first: _CommandsGroup) -> _CommandsGroup { first }

  /// Produces the commands of another branch of an `if` statement.
  public static func buildEither(second: _CommandsGroup) -> _CommandsGroup { second }
}

/// No commands.
public struct EmptyCommands: PrimitiveCommands {
  package var content: EmptyView { EmptyView() }

  /// Creates no commands.
  public init() {}
}
