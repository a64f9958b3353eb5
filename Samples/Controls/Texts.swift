// Texts, labels, symbols, labeled values and links. Run it: swift run gallery, then open controls
// text, label, symbol, labeledcontent or link. It shows fonts and styles as weight and color, line
// limits, icons and formats.

import Foundation
import Platen

// MARK: - View

public struct TextPage: View {
  private let pangram = "The quick brown fox jumps over the lazy dog, and the dog sleeps on."

  public init() {}

  public var body: some View {
    Text("A title is bold").font(.title)
    Text("A caption is dim").font(.caption)
    Text("Bold").bold() + Text(", ") + Text("italic").italic()
    Text("Underlined").underline()
    Text("Struck").strikethrough()
    Text("Red").foregroundColor(.red)
    Text(pangram).frame(width: 240)
    Text(pangram).lineLimit(1).frame(width: 240)
    Text("Right\nof two lines").multilineTextAlignment(.trailing)
    Text("Not yet known").redacted(reason: .placeholder)
    Text("Messages").badge(3)
  }
}

public struct LabelPage: View {
  public init() {}

  public var body: some View {
    Label("A picture has no signs in text", systemImage: "tray")
    Label {
      Text("An icon of text has")
    } icon: {
      Text("★")
    }
  }
}

public struct SymbolPage: View {
  private let names = [
    "star.fill", "star", "heart.fill", "checkmark", "xmark", "plus", "arrow.right", "chevron.down",
    "folder", "a.name.without.a.sign",
  ]

  public init() {}

  public var body: some View {
    Grid(alignment: .leading) {
      ForEach(names, id: \.self) { name in
        GridRow {
          Text(name)
          Image(systemName: name)
        }
      }
    }
    Button {
    } label: {
      Image(systemName: "trash")
    }
    .accessibilityLabel("Delete")
  }
}

public struct LabeledContentPage: View {
  @State private var name = ""

  public init() {}

  public var body: some View {
    Form {
      LabeledContent("A text", value: "Ada")
      LabeledContent("A value in a format", value: 0.5, format: .percent)
      LabeledContent("A control") { TextField("", text: $name) }
    }
  }
}

public struct LinkPage: View {
  @State private var opened = "nothing"

  public init() {}

  public var body: some View {
    // The string is a constant and a valid URL.
    Link("Terms", destination: URL(string: "https://example.org/terms")!)
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened = url.absoluteString
          return .handled
        })
    Text("Opened: \(opened)")
  }
}
