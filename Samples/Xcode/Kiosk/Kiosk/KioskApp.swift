import SwiftUI

@main
struct KioskApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        SoundView().tabItem { Text("Sound") }
        PictureView().tabItem { Text("Pictures") }
        CustomerView().tabItem { Text("Customer") }
      }
    }
  }
}
