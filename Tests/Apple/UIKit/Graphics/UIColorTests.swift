import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIColorTests {
  private func components(_ color: UIColor) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  @Test func theComponentsOfAColorAreThoseItWasCreatedFrom() {
    #expect(components(UIColor(red: 1, green: 0, blue: 0.2, alpha: 0.5)) == [1, 0, 0.2, 0.5])
    #expect(components(UIColor(Color(white: 1))) == [1, 1, 1, 1])
    #expect(components(.red.withAlphaComponent(0.25))[3] == 0.25)
    #expect(UIColor(cgColor: UIColor.blue.cgColor) == .blue)
  }

  @Test func hueSaturationAndBrightnessAreConverted() {
    for sixth in 0..<6 {
      let hue = CGFloat(sixth) / 6
      var (found, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
      UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        .getHue(&found, saturation: &saturation, brightness: &brightness, alpha: nil)
      #expect(abs(found - hue) < 0.01 && saturation == 1 && brightness == 1)
    }
  }

  @Test func aColorIsArchivedByItsComponents() throws {
    let color = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: color, requiringSecureCoding: true)
    let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
    #expect(restored == color)
    #expect(restored?.hash == color.hash)
  }
}
