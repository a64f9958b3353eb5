import SwiftUI

struct LampView: View {
  @ObservedObject var lamp: Lamp

  var body: some View {
    Form {
      Toggle("Lamp", isOn: $lamp.isOn)
      Slider(value: $lamp.level, in: 1...5, step: 1) { Text("Brightness") }
        .disabled(!lamp.isOn)
      Text(lamp.summary)
    }
    .accentColor(.yellow)
  }
}

#Preview("Bright") {
  let lamp = Lamp()
  lamp.isOn = true
  lamp.level = 5
  return LampView(lamp: lamp)
}
