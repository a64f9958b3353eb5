import SwiftUI

@main
struct LampApp: App {
  @StateObject private var lamp = Lamp()

  var body: some Scene {
    WindowGroup { LampView(lamp: lamp) }
  }
}
