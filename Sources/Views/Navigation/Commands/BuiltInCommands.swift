import PlatenControls
@_spi(Nodes) import PlatenGraph

/// Has no effect: sidebars are always visible.
public struct SidebarCommands: PrimitiveCommands {
  package var content: EmptyView { EmptyView() }

  /// Creates commands that have no effect.
  public init() {}
}

/// Has no effect: toolbars are always visible.
public struct ToolbarCommands: PrimitiveCommands {
  package var content: EmptyView { EmptyView() }

  /// Creates commands for toolbars, which have no effect.
  public init() {}
}

/// Has no effect: fields edit text by keys.
public struct TextEditingCommands: PrimitiveCommands {
  package var content: EmptyView { EmptyView() }

  /// Creates commands for editing, which have no effect.
  public init() {}
}

/// Has no effect: fields contain plain text.
public struct TextFormattingCommands: PrimitiveCommands {
  package var content: EmptyView { EmptyView() }

  /// Creates commands for formatting, which have no effect.
  public init() {}
}

/// Has no effect: inspectors are shown by the app.
public struct InspectorCommands: PrimitiveCommands {
  package var content: EmptyView { EmptyView() }

  /// Creates commands for inspectors, which have no effect.
  public init() {}
}
