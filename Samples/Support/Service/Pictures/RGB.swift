/// An RGB color with components from 0 to 255.
struct RGB: Hashable, Sendable {
  var red: UInt8
  var green: UInt8
  var blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from hue, saturation and lightness, each from 0 to 1.
  init(hue: Double, saturation: Double, lightness: Double) {
    let range = saturation * min(lightness, 1 - lightness)
    func part(_ offset: Double) -> UInt8 {
      let place = (offset + hue * 12).truncatingRemainder(dividingBy: 12)
      let amount = max(-1, min(place - 3, 9 - place, 1))
      return UInt8((max(0, min(1, lightness - range * amount)) * 255).rounded())
    }
    self.init(red: part(0), green: part(8), blue: part(4))
  }
}
