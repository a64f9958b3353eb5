import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view with a bar above it and a bar below it.
struct WithToolbar<Content: View>: View {
  let bar: ToolbarState
  /// The navigation entry that shows the view, or `nil` outside of a navigation stack.
  var page: (any BackDestination)?
  let content: Content

  var body: some View {
    TopBar(bar: bar, page: page)
    content
    BottomBar(bar: bar)
  }
}

/// The back button and the title at the leading edge, and the items at the trailing edge, with the
/// search field below them.
private struct TopBar: View {
  let bar: ToolbarState
  let page: (any BackDestination)?

  var body: some View {
    if !bar.isHidden {
      HStack(spacing: 16) {
        if let page, page.canGoBack { BackButton(page: page) }
        ForEach(bar.entries(at: .leading)) { $0 }
        title
        if separatesItems { Spacer(minLength: 0) }
        ForEach(bar.entries(at: .trailing)) { $0 }
      }
      ForEach(bar.entries(at: .below)) { $0 }
    }
  }

  /// Whether the bar has items at both edges.
  private var separatesItems: Bool {
    let hasLeading =
      bar.title != nil || page?.canGoBack == true || !bar.entries(at: .leading).isEmpty
      || !bar.entries(at: .principal).isEmpty
    return hasLeading && !bar.entries(at: .trailing).isEmpty
  }

  @ViewBuilder private var title: some View {
    let principal = bar.entries(at: .principal)
    if principal.isEmpty {
      bar.title?.bold()
      bar.subtitle?.foregroundStyle(.secondary)
    } else {
      ForEach(principal) { $0 }
    }
  }
}

private struct BottomBar: View {
  let bar: ToolbarState

  var body: some View {
    HStack(spacing: 16) { ForEach(bar.entries(at: .bottom)) { $0 } }
  }
}

/// A button that pops an entry and shows the title of the entry below as its label.
///
/// The accessibility identifier of the button is always `Back`.
private struct BackButton: View {
  let page: any BackDestination

  var body: some View {
    button.accessibilityIdentifier("Back")
  }

  private var button: some View {
    var button = Button {
      page.pop()
    } label: {
      page.previousTitle ?? Text("Back")
    }
    button.kind = .back
    return button
  }
}
