// Actions without a button: refreshing a screen, pressing keys, and gestures. Run it: swift run
// gallery, then open controls refreshable, keyboardshortcut or gesture. It shows the commands
// refresh and key, the shortcuts that controls lists, and text that can be pressed.

import Platen

// MARK: - View

public struct RefreshablePage: View {
  @Environment(\.clock) private var clock
  @State private var rates = 1

  public init() {}

  public var body: some View {
    Text("Rates of hour \(rates)")
      .refreshable {
        do { try await clock.sleep(for: .seconds(1)) } catch { return }
        rates += 1
      }
  }
}

public struct KeyboardShortcutPage: View {
  @State private var done = "nothing"
  @State private var isBold = false

  public init() {}

  public var body: some View {
    Text("Done: \(done)").bold(isBold)
    Toggle("Bold", isOn: $isBold).keyboardShortcut("b")
    Button("Save") { done = "saved" }.keyboardShortcut("s")
    Button("Save all") { done = "saved all" }.keyboardShortcut("s", modifiers: [.shift, .command])
    Button("Send") { done = "sent" }.keyboardShortcut(.defaultAction)
  }
}

public struct GesturePage: View {
  @State private var isFavorite = false
  @State private var copied = 0

  public init() {}

  public var body: some View {
    Text(isFavorite ? "★ Favorite" : "☆ Not a favorite")
      .onTapGesture { isFavorite.toggle() }
    Text("Hold to copy").onLongPressGesture { copied += 1 }
    Text("Copies: \(copied)")
  }
}
