// Actions without a button press: refreshing a screen and pressing keys. Run it: swift run gallery,
// then open controls refreshable or keyboardshortcut. It shows the commands refresh and key, and
// the shortcuts that controls lists.

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
