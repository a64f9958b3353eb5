// Scroll views and lazy stacks. Run it: swift run gallery, then open controls scrollview,
// scrollviewreader, lazyvstack, lazyhstack. It shows a view that the user scrolls, one that the
// program scrolls, and a million rows.

import Platen

// MARK: - View

public struct ScrollViewPage: View {
  public init() {}

  public var body: some View {
    ScrollView {
      ForEach(1..<21) { Text("Line \($0) of 20") }
    }
    .frame(height: 5 * 16)
  }
}

public struct ScrollViewReaderPage: View {
  @State private var messages = 20

  public init() {}

  public var body: some View {
    ScrollViewReader { proxy in
      List(1..<messages + 1) { Text("Message \($0)") }
        .frame(height: 5 * 16)
      Button("Send") {
        messages += 1
        proxy.scrollTo(messages)
      }
      Button("First") { proxy.scrollTo(1, anchor: .top) }
    }
  }
}

public struct LazyVStackPage: View {
  public init() {}

  public var body: some View {
    ScrollView {
      LazyVStack(alignment: .trailing) {
        ForEach(1..<1_000_001) { Text("View \($0)") }
      }
    }
    .frame(height: 5 * 16)
  }
}

public struct LazyHStackPage: View {
  public init() {}

  public var body: some View {
    ScrollView(.horizontal) {
      LazyHStack {
        ForEach(2000..<2100) { Text("\($0)") }
      }
    }
  }
}
