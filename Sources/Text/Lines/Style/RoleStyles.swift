/// The style of a role in each theme and at each color depth.
struct RoleStyles: Sendable {
  /// The style in true color. Terminals with 256 colors show the nearest colors.
  let full: (dark: Style, light: Style)
  /// The style in the 16 ANSI colors.
  let sixteen: (dark: Style, light: Style)
  /// The style without colors.
  let none: Style

  /// The styles of each role, in the order of their raw values.
  static let all = Style.Role.allCases.map(RoleStyles.init)
}

/// The palette of Platen.
///
/// A background is never set without its foreground, so that text is legible in front of it
/// on every terminal. Bright black is not used, because it is the background of
/// Solarized Dark. `ContrastTests` computes the contrast of each pair of colors.
///
/// See Documentation/Decisions/looks.md.
extension RoleStyles {
  private init(_ role: Style.Role) {
    switch role {
    case .label:
      self.init(dark: 0x79C6D9, light: 0x00687A, sixteen: (.ink(.cyan), .ink(.blue)), none: .plain)
    case .accent:
      self.init(
        dark: 0x8AB4FF, light: 0x1F5FBF, sixteen: (.ink(.cyan, .bold), .ink(.blue, .bold)),
        none: .bold)
    case .muted:
      self.init(dark: 0x9AA3B2, light: 0x5C6470, sixteen: (.dim, .dim), none: .dim)
    case .success:
      self.init(dark: 0x7FD18B, light: 0x1B6F2F, sixteen: (.ink(.green), .bold), none: .plain)
    case .warning:
      self.init(dark: 0xE6B35C, light: 0x8A5A00, sixteen: (.ink(.yellow), .bold), none: .bold)
    case .error:
      self.init(
        dark: 0xFF8A80, light: 0xB3261E, sixteen: (.ink(.brightRed, .bold), .ink(.red, .bold)),
        none: .bold)
    case .focus:
      self.init(
        dark: 0x0B1A33, on: 0x8AB4FF, light: 0xFFFFFF, on: 0x1F5FBF, sixteen: .inverse,
        none: .inverse)
    case .danger:
      self.init(
        full: (.fill(0x2B0706, on: 0xFF8A80), .fill(0xFFFFFF, on: 0xB3261E)),
        sixteen: (.ink(.brightRed, .inverse), .ink(.red, .inverse)),
        none: Style([.bold, .inverse]))
    case .row:
      self.init(
        full: (.fill(0xE8ECF4, on: 0x2C3A57, .bold), .fill(0x10151F, on: 0xD5E3FB, .bold)),
        sixteen: (.inverse, .inverse), none: .inverse)
    case .field:
      self.init(
        dark: 0xE8ECF4, on: 0x2A2F3A, light: 0x10151F, on: 0xE9ECF2, sixteen: .underline,
        none: .underline)
    case .edge:
      self.init(
        full: (.ink(0x8AB4FF, .bold), .ink(0x1F5FBF, .bold)),
        sixteen: (.ink(.cyan, .bold), .ink(.blue, .bold)), none: .inverse)
    case .menu:
      self.init(
        dark: 0xE8ECF4, on: 0x2A2F3A, light: 0x10151F, on: 0xE9ECF2, sixteen: .plain, none: .plain)
    case .match:
      let attributes: Style.Attributes = [.bold, .underline]
      self.init(
        full: (.ink(0x8AB4FF, attributes), .ink(0x1F5FBF, attributes)),
        sixteen: (Style(attributes), Style(attributes)), none: .underline)
    }
  }

  private init(
    dark: UInt32, light: UInt32, sixteen: (dark: Style, light: Style), none: Style
  ) {
    self.init(full: (.ink(dark), .ink(light)), sixteen: sixteen, none: none)
  }

  private init(
    dark: UInt32, on darkFill: UInt32, light: UInt32, on lightFill: UInt32, sixteen: Style,
    none: Style
  ) {
    self.init(
      full: (.fill(dark, on: darkFill), .fill(light, on: lightFill)),
      sixteen: (sixteen, sixteen), none: none)
  }
}

extension Style {
  fileprivate static func ink(_ color: Color.ANSI, _ attributes: Attributes = []) -> Style {
    Style(attributes, foreground: .ansi(color))
  }

  fileprivate static func ink(_ color: UInt32, _ attributes: Attributes = []) -> Style {
    Style(attributes, foreground: .hex(color))
  }

  fileprivate static func fill(
    _ color: UInt32, on background: UInt32, _ attributes: Attributes = []
  ) -> Style {
    Style(attributes, foreground: .hex(color), background: .hex(background))
  }
}

extension Style.Color {
  /// Returns the color with a hexadecimal value, such as `0x8AB4FF`.
  fileprivate static func hex(_ value: UInt32) -> Style.Color {
    .rgb(
      UInt8(truncatingIfNeeded: value >> 16), UInt8(truncatingIfNeeded: value >> 8),
      UInt8(truncatingIfNeeded: value))
  }
}
