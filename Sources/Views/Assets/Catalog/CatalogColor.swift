/// A color of an asset catalog, with a variant for the dark appearance.
package struct CatalogColor: Equatable, Sendable {
  /// The components of a color, from 0 to 1.
  package struct Components: Equatable, Sendable {
    package var red = 0.0
    package var green = 0.0
    package var blue = 0.0
    package var alpha = 1.0
  }

  /// The components in the light appearance.
  package let light: Components
  /// The components in the dark appearance.
  package let dark: Components
}

/// The contents of a color set.
struct ColorSet: Decodable {
  struct Variant: Decodable {
    let color: Color?
    let appearances: [Appearance]?
  }

  struct Color: Decodable {
    let components: [String: String]?
    /// The name of a system color.
    let reference: String?
  }

  let colors: [Variant]
}

extension CatalogColor {
  /// Creates a color, or returns `nil` if the set is empty, like the accent color of a new project.
  init?(_ set: ColorSet) {
    guard let light = (set.colors.first { $0.appearances.isAny } ?? set.colors.first)?.color else {
      return nil
    }
    self.light = Components(light)
    dark = set.colors.first { $0.appearances.isDark }?.color.map(Components.init) ?? self.light
  }
}

extension CatalogColor.Components {
  fileprivate init(_ color: ColorSet.Color) {
    guard let components = color.components else {
      self = color.reference.flatMap { Self.system[$0] } ?? Self()
      return
    }
    func component(_ name: String) -> Double { Self.value(of: components[name] ?? "0") }
    if components["white"] != nil {
      (red, green, blue) = (component("white"), component("white"), component("white"))
    } else {
      (red, green, blue) = (component("red"), component("green"), component("blue"))
    }
    alpha = components["alpha"].map(Self.value) ?? 1
  }

  /// Returns the value of a component: `0.5`, `128` or `0x80`.
  private static func value(of text: String) -> Double {
    if text.hasPrefix("0x"), let byte = UInt8(text.dropFirst(2), radix: 16) {
      return Double(byte) / 255
    }
    guard let value = Double(text) else { return 0 }
    return text.contains(".") ? value : value / 255
  }

  /// The system colors in the light appearance.
  private static let system: [String: Self] = [
    "systemRedColor": 0xFF3B30, "systemOrangeColor": 0xFF9500, "systemYellowColor": 0xFFCC00,
    "systemGreenColor": 0x34C759, "systemMintColor": 0x00C7BE, "systemTealColor": 0x30B0C7,
    "systemCyanColor": 0x32ADE6, "systemBlueColor": 0x007AFF, "systemIndigoColor": 0x5856D6,
    "systemPurpleColor": 0xAF52DE, "systemPinkColor": 0xFF2D55, "systemBrownColor": 0xA2845E,
    "systemGrayColor": 0x8E8E93,
  ].mapValues { (digits: Int) in
    func component(_ shift: Int) -> Double { Double(digits >> shift & 0xFF) / 255 }
    return Self(red: component(16), green: component(8), blue: component(0))
  }
}
