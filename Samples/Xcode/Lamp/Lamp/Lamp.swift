import Foundation

final class Lamp: ObservableObject {
  @Published var isOn = false
  @Published var level = 3.0

  var summary: String { isOn ? "The lamp shines at level \(Int(level))." : "The lamp is off." }
}
