import SwiftUI

public struct KitchenView: View {
  @StateObject private var oven = Oven()
  @StateObject private var stopwatch = Stopwatch()
  @StateObject private var search = RecipeSearch()
  @State private var orders: [Order] = []
  @State private var isCooking = false
  private let opened = Date()

  public init() {}

  public var body: some View {
    VStack(alignment: .leading) {
      Text("Oven \(oven.minutesLeft) min")
      if let message = oven.message { Text(message) }
      Button("Bake") { oven.bake(minutes: 45) }
      Button("Open the door", action: oven.openDoor)

      Text("Stopwatch \(Int(stopwatch.elapsed.rounded())) s")
      ForEach(stopwatch.laps.indices, id: \.self) { lap in
        Text("Lap \(lap + 1): \(Int(stopwatch.laps[lap].rounded())) s")
      }
      Button(stopwatch.isRunning ? "Stop" : "Start") {
        stopwatch.isRunning ? stopwatch.stop() : stopwatch.start()
      }
      Button("Lap", action: stopwatch.lap)

      Button(isCooking ? "Cooking…" : "Order soup", action: orderSoup)
        .disabled(isCooking)
      ForEach(orders) { order in
        Text("\(order.dish) \(order.id) after \(Int(order.date.timeIntervalSince(opened))) s")
      }

      TextField("Recipe", text: $search.query)
      Text(search.results.joined(separator: ", "))
      Text("\(search.searches) searches")
    }
  }

  private func orderSoup() {
    isCooking = true
    Task {
      let order = try await Pot().cook(orders.count + 1)
      try await Task.sleep(nanoseconds: 400_000_000)
      orders.append(order)
      isCooking = false
    }
  }
}
