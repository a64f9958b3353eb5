import SwiftUI
import UIKit

struct MenuView: View {
  @StateObject private var menu: Menu
  @State private var strength: Float = 2

  init(menu: @autoclosure @escaping () -> Menu) {
    _menu = StateObject(wrappedValue: menu())
  }

  var body: some View {
    VStack(alignment: .leading) {
      SearchBar(text: $menu.query)
      ActivityIndicator(isAnimating: menu.isLoading)
      ForEach(menu.teas, id: \.self) { tea in
        HStack {
          Text(tea).frame(width: UIScreen.main.bounds.width / 4, alignment: .leading)
          Button("Copy \(tea)") {
            UIPasteboard.general.string = tea
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
          }
        }
      }
      StrengthSlider(value: $strength)
      Text("Strength \(Int(strength))")
      Button("Map") {
        if let url = URL(string: "https://example.com/map") { UIApplication.shared.open(url) }
      }
    }
  }
}
