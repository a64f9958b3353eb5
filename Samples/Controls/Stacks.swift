// Stacks and views that depend on the available width. Run it: swift run gallery, then open
// controls vstack, hstack, divider, viewthatfits or geometryreader. It shows alignment, spacers,
// layout priorities, and a layout for narrow screens.

import Platen

// MARK: - View

public struct VStackPage: View {
  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Leading")
      Text("aligned with the longest line")
    }
    VStack(alignment: .trailing, spacing: 16) {
      Text("Trailing")
      Text("with an empty line in between")
    }
  }
}

public struct HStackPage: View {
  public init() {}

  public var body: some View {
    HStack {
      Text("Left")
      Spacer()
      Text("Right")
    }
    HStack {
      Text("This long text is truncated first").lineLimit(1)
      Text("This long text has a higher priority").lineLimit(1).layoutPriority(1)
    }
    .frame(width: 400)
    HStack(alignment: .bottom) {
      Text("Two\nlines")
      Text("aligned at the bottom")
    }
  }
}

public struct DividerPage: View {
  public init() {}

  public var body: some View {
    Text("Above")
    Divider()
    HStack {
      Text("Before")
      Divider()
      Text("After")
    }
  }
}

public struct ViewThatFitsPage: View {
  @State private var isNarrow = false

  public init() {}

  public var body: some View {
    Toggle("Narrow", isOn: $isNarrow)
    ViewThatFits(in: .horizontal) {
      HStack { choices }
      VStack(alignment: .leading) { choices }
    }
    .frame(width: isNarrow ? 200 : 400, alignment: .leading)
  }

  @ViewBuilder private var choices: some View {
    Button("Download now") {}
    Button("Remind me later") {}
  }
}

public struct GeometryReaderPage: View {
  public init() {}

  public var body: some View {
    GeometryReader { proxy in
      VStack(alignment: .leading) {
        Text("The available width is \(Int(proxy.size.width)) points.")
        Text("half").frame(width: proxy.size.width / 2, alignment: .center).border(.blue)
      }
    }
  }
}
