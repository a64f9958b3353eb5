extension View {
  /// Puts items beside the title of the page around; outside of a navigation stack, above this view.
  ///
  ///     .toolbar {
  ///       ToolbarItem(placement: .primaryAction) { Button("Add") { add() } }
  ///     }
  ///     // Movies  ( Add )
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(toolbar: content()))
  }

  /// Puts views behind the title of the page around; outside of a navigation stack, above this view.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    toolbar { ToolbarItemGroup(content: content) }
  }

  /// Whether what stands above the page is shown; what is said of other bars is accepted without
  /// effect. Without a bar that above the page is meant.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    let isMeant = bars.isEmpty || bars.contains { $0.isNavigationBar }
    let isHidden: Bool? = isMeant && visibility != .automatic ? visibility == .hidden : nil
    return modifier(ToolbarModifier(isHidden: isHidden))
  }

  /// Views before and behind the title of the page around.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Views before the title of the page around.
  public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Views behind the title of the page around.
  public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}

/// Which bar of a screen is meant.
public struct ToolbarPlacement: Sendable {
  let isNavigationBar: Bool

  /// That above the page.
  public static let automatic = ToolbarPlacement(isNavigationBar: true)
  /// That above the page.
  public static let navigationBar = ToolbarPlacement(isNavigationBar: true)
  /// That below the page.
  public static let bottomBar = ToolbarPlacement(isNavigationBar: false)
  /// That of tabs.
  public static let tabBar = ToolbarPlacement(isNavigationBar: false)
}
