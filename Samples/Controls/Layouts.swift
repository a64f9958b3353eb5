// Containers: forms, layers, borders, groups and tabs. Run it: swift run gallery, then open controls
// form, zstack, overlay, border, hidden, groupbox, disclosuregroup or tabview. It shows alignments,
// and views that are created only when they become visible.

import Platen

// MARK: - View

public struct FormPage: View {
  @State private var name = ""
  @State private var hasNewsletter = false

  public init() {}

  public var body: some View {
    Form {
      Section("Account") {
        TextField("Name", text: $name)
        LabeledContent("Plan", value: "Free")
      }
      Section {
        Toggle("Newsletter", isOn: $hasNewsletter)
      } footer: {
        Text("You can unsubscribe at any time.")
      }
    }
  }
}

public struct ZStackPage: View {
  public init() {}

  public var body: some View {
    ZStack(alignment: .bottomTrailing) {
      Text("12:00 in Zurich\nrain")
      Text("!").bold()
    }
  }
}

public struct OverlayPage: View {
  public init() {}

  public var body: some View {
    Text("unread messages:  ").overlay(alignment: .trailing) { Text("3") }
    Text("   in front of a star").background(alignment: .leading) { Text("★") }
  }
}

public struct BorderPage: View {
  public init() {}

  public var body: some View {
    Text("Ada").border(.red)
    VStack(alignment: .leading) {
      Text("Two lines")
      Text("with room around").padding(.leading)
    }
    .padding()
    .border(.blue)
  }
}

public struct HiddenPage: View {
  @State private var page = 1

  public init() {}

  public var body: some View {
    Text("There is room for two buttons:")
    HStack {
      button("Back", to: 1)
      Text("page \(page) of 2")
      button("Next", to: 2)
    }
    Text("Nobody can press what is not seen.")
  }

  /// Returns a button that opens a page and is hidden while that page is open.
  @ViewBuilder private func button(_ title: String, to target: Int) -> some View {
    let button = Button(title) { page = target }
    if page == target { button.hidden() } else { button }
  }
}

public struct GroupBoxPage: View {
  @State private var isExpress = false

  public init() {}

  public var body: some View {
    GroupBox("Delivery") {
      Toggle("Express", isOn: $isExpress)
      Text(isExpress ? "Arrives tomorrow." : "Arrives in three days.")
    }
    GroupBox { Text("A box without a label") }
  }
}

public struct DisclosureGroupPage: View {
  @State private var logs = false

  public init() {}

  public var body: some View {
    DisclosureGroup("Advanced") {
      Toggle("Log everything", isOn: $logs)
      DisclosureGroup("Even more") { Text("No more than this.") }
    }
  }
}

public struct TabViewPage: View {
  public init() {}

  public var body: some View {
    TabView {
      Text("Three messages wait.")
        .tabItem { Label("Inbox", systemImage: "tray") }
        .badge(3)
      Text("Nothing was sent.")
        .tabItem { Label("Sent", systemImage: "paperplane") }
    }
  }
}

public struct TabPage: View {
  @State private var place = "in"

  public init() {}

  public var body: some View {
    TabView(selection: $place) {
      TabSection("Mail") {
        Tab("Inbox", systemImage: "tray", value: "in") { Text("Three messages wait.") }
          .badge(3)
        Tab("Sent", systemImage: "paperplane", value: "out") { Text("Nothing was sent.") }
      }
      Tab(value: "search", role: .search) { Text("Nothing to find.") }
    }
  }
}
