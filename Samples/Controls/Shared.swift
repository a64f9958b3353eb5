// Shared state: settings that persist across runs, and a model in the environment. Run it: swift
// run gallery, then open controls appstorage or environment. It shows two views with the same key,
// and a model that descendants find by its type.

import Observation
import Platen

// MARK: - Model

@Observable final class Basket {
  var apples = 0
}

// MARK: - View

public struct AppStoragePage: View {
  @AppStorage("gallery.greets") private var greets = true

  public init() {}

  public var body: some View {
    Toggle("Greet me", isOn: $greets)
    Greeting()
  }
}

/// A second view with the same key.
private struct Greeting: View {
  @AppStorage("gallery.greets") private var greets = true

  var body: some View { Text(greets ? "Hello! This page remembers." : "Remembered, silently.") }
}

public struct EnvironmentPage: View {
  @State private var basket = Basket()

  public init() {}

  public var body: some View {
    Group {
      AppleButton()
      BasketSummary()
    }
    .environment(basket)
  }
}

private struct AppleButton: View {
  @Environment(Basket.self) private var basket

  var body: some View { Button("Add an apple") { basket.apples += 1 } }
}

private struct BasketSummary: View {
  @Environment(Basket.self) private var basket

  var body: some View { Text("Apples in the basket: \(basket.apples)") }
}
