import PlatenControls
@_spi(Nodes) import PlatenGraph
import PlatenLines

/// A view between what stands in a bar above it and below.
struct WithToolbar<Content: View>: View {
  let bar: ToolbarState
  /// The page that the view is, if it is one.
  var page: (any BackDestination)?
  let content: Content

  var body: some View {
    TopBar(bar: bar, page: page)
    content
    BottomBar(bar: bar)
  }
}

/// The way back, the title between what stands beside it, and below that what is searched for.
private struct TopBar: View {
  let bar: ToolbarState
  let page: (any BackDestination)?

  var body: some View {
    if !bar.isHidden {
      HStack(spacing: 16) {
        if let page, page.canGoBack { BackButton(page: page) }
        ForEach(bar.entries(at: .leading)) { $0 }
        title
        ForEach(bar.entries(at: .trailing)) { $0 }
      }
      ForEach(bar.entries(at: .below)) { $0 }
    }
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

/// The way back from a page, called by the title of the one below it, and `Back` in any case.
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
