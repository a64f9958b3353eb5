import Foundation
import PlatenLines
import Testing

/// A palette that is common at terminals: its background and its first 16 colors.
///
/// The values are those that the palette's author publishes.
private struct TerminalPalette: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let background: UInt32
  /// Black, red, green, yellow, blue, magenta, cyan, white and their bright versions.
  let colors: [UInt32]

  static let dark = [
    TerminalPalette(
      testDescription: "xterm", background: 0x000000,
      colors: [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
      ]),
    TerminalPalette(
      testDescription: "VS Code Dark", background: 0x1E1E1E,
      colors: [
        0x000000, 0xCD3131, 0x0DBC79, 0xE5E510, 0x2472C8, 0xBC3FBC, 0x11A8CD, 0xE5E5E5,
        0x666666, 0xF14C4C, 0x23D18B, 0xF5F543, 0x3B8EEA, 0xD670D6, 0x29B8DB, 0xE5E5E5,
      ]),
    TerminalPalette(
      testDescription: "Solarized Dark", background: 0x002B36,
      colors: [
        0x073642, 0xDC322F, 0x859900, 0xB58900, 0x268BD2, 0xD33682, 0x2AA198, 0xEEE8D5,
        0x002B36, 0xCB4B16, 0x586E75, 0x657B83, 0x839496, 0x6C71C4, 0x93A1A1, 0xFDF6E3,
      ]),
    TerminalPalette(
      testDescription: "Dracula", background: 0x282A36,
      colors: [
        0x21222C, 0xFF5555, 0x50FA7B, 0xF1FA8C, 0xBD93F9, 0xFF79C6, 0x8BE9FD, 0xF8F8F2,
        0x6272A4, 0xFF6E6E, 0x69FF94, 0xFFFFA5, 0xD6ACFF, 0xFF92DF, 0xA4FFFF, 0xFFFFFF,
      ]),
    TerminalPalette(
      testDescription: "Gruvbox Dark", background: 0x282828,
      colors: [
        0x282828, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0xA89984,
        0x928374, 0xFB4934, 0xB8BB26, 0xFABD2F, 0x83A598, 0xD3869B, 0x8EC07C, 0xEBDBB2,
      ]),
    TerminalPalette(
      testDescription: "Nord", background: 0x2E3440,
      colors: [
        0x3B4252, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x88C0D0, 0xE5E9F0,
        0x4C566A, 0xBF616A, 0xA3BE8C, 0xEBCB8B, 0x81A1C1, 0xB48EAD, 0x8FBCBB, 0xECEFF4,
      ]),
  ]

  static let light = [
    TerminalPalette(
      testDescription: "xterm on white", background: 0xFFFFFF, colors: dark[0].colors),
    TerminalPalette(
      testDescription: "VS Code Light", background: 0xFFFFFF,
      colors: [
        0x000000, 0xCD3131, 0x00BC00, 0x949800, 0x0451A5, 0xBC05BC, 0x0598BC, 0x555555,
        0x666666, 0xCD3131, 0x14CE14, 0xB5BA00, 0x0451A5, 0xBC05BC, 0x0598BC, 0xA5A5A5,
      ]),
    TerminalPalette(
      testDescription: "Solarized Light", background: 0xFDF6E3, colors: dark[2].colors),
    TerminalPalette(
      testDescription: "Catppuccin Latte", background: 0xEFF1F5,
      colors: [
        0x5C5F77, 0xD20F39, 0x40A02B, 0xDF8E1D, 0x1E66F5, 0xEA76CB, 0x179299, 0xACB0BE,
        0x6C6F85, 0xD20F39, 0x40A02B, 0xDF8E1D, 0x1E66F5, 0xEA76CB, 0x179299, 0xBCC0CC,
      ]),
    TerminalPalette(
      testDescription: "Gruvbox Light", background: 0xFBF1C7,
      colors: [
        0xFBF1C7, 0xCC241D, 0x98971A, 0xD79921, 0x458588, 0xB16286, 0x689D6A, 0x7C6F64,
        0x928374, 0x9D0006, 0x79740E, 0xB57614, 0x076678, 0x8F3F71, 0x427B58, 0x3C3836,
      ]),
    TerminalPalette(
      testDescription: "GitHub Light", background: 0xFFFFFF,
      colors: [
        0x24292F, 0xCF222E, 0x116329, 0x4D2D00, 0x0969DA, 0x8250DF, 0x1B7C83, 0x6E7781,
        0x57606A, 0xA40E26, 0x1A7F37, 0x633C01, 0x218BFF, 0xA475F9, 0x3192AA, 0x8C959F,
      ]),
  ]

  static func all(of theme: Theme) -> [TerminalPalette] { theme == .light ? light : dark }
}

/// The contrast of the palette, as the Web Content Accessibility Guidelines define it.
@Suite struct ContrastTests {
  /// The contrast that text of normal size needs.
  private static let needed = 4.5

  @Test(arguments: [Theme.dark, .light], [ColorDepth.full, .palette])
  func everyRoleIsLegibleOnCommonBackgrounds(theme: Theme, depth: ColorDepth) throws {
    for palette in TerminalPalette.all(of: theme) {
      for role in Style.Role.allCases {
        let look = theme.style(of: role, depth: depth)
        let color = try #require(look.foreground?.value, "\(role)")
        let contrast = contrast(color, look.background?.value ?? palette.background)
        #expect(contrast >= Self.needed, "\(role) on \(palette.testDescription)")
      }
    }
  }

  @Test(arguments: [Theme.dark, .light], [ColorDepth.full, .palette])
  func thePromptOfAFieldIsLegibleOnItsFill(theme: Theme, depth: ColorDepth) throws {
    let prompt = Style(foreground: .role(.muted), background: .role(.field))
      .resolved(by: theme, depth: depth)
    let (color, fill) = try (
      #require(prompt.foreground?.value), #require(prompt.background?.value)
    )
    #expect(contrast(color, fill) >= Self.needed)
  }

  /// The palettes whose own colors are too faint, with the roles and their contrast.
  ///
  /// A user who selects such a palette has text of this contrast in every program. In addition,
  /// errors and accents are bold.
  private static let exceptions: [Theme: [String: [Style.Role: Double]]] = [
    .dark: [
      "Solarized Dark": [.error: 3.2, .danger: 3.2],
      "Gruvbox Dark": [.error: 4.2, .danger: 4.2],
      "Nord": [.error: 3.0, .danger: 3.0],
    ],
    .light: [
      "Solarized Light": [.label: 3.4, .accent: 3.4, .edge: 3.4, .error: 4.2, .danger: 4.2],
      "Catppuccin Latte": [.label: 4.3, .accent: 4.3, .edge: 4.3],
      "Gruvbox Light": [.label: 3.7, .accent: 3.7, .edge: 3.7],
    ],
  ]

  @Test(arguments: [Theme.dark, .light])
  func the16ColorsAreLegibleExceptInPalettesWithFaintColors(theme: Theme) {
    for palette in TerminalPalette.all(of: theme) {
      let exceptions = Self.exceptions[theme]?[palette.testDescription] ?? [:]
      for role in Style.Role.allCases {
        guard case .ansi(let name)? = theme.style(of: role, depth: .sixteen).foreground else {
          continue
        }
        let contrast = contrast(palette.colors[Int(name.rawValue)], palette.background)
        let known = exceptions[role]
        let rounded = (contrast * 10).rounded(.down) / 10
        let place = "\(role) on \(palette.testDescription): \(rounded)"
        #expect(known == (contrast < Self.needed ? rounded : nil), "\(place)")
      }
    }
  }

  @Test func theContrastOfBlackAndWhiteIs21() {
    #expect(contrast(0x000000, 0xFFFFFF) == 21)
    #expect(abs(contrast(0x777777, 0xFFFFFF) - 4.48) < 0.005)
  }
}

/// Returns the contrast of two colors, from 1 to 21.
private func contrast(_ color: UInt32, _ other: UInt32) -> Double {
  let luminances = [luminance(of: color), luminance(of: other)].sorted()
  return (luminances[1] + 0.05) / (luminances[0] + 0.05)
}

/// Returns the relative luminance of a color, from 0 for black to 1 for white.
private func luminance(of color: UInt32) -> Double {
  func linear(_ shift: UInt32) -> Double {
    let component = Double(color >> shift & 0xFF) / 255
    return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}

extension Style.Color {
  /// The RGB value of the color, or `nil` if the terminal or the theme determines it.
  fileprivate var value: UInt32? {
    switch self {
    case .rgb(let red, let green, let blue):
      UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    case .palette(let number): Self.value(ofPalette: Int(number))
    case .ansi, .role, .adaptive: nil
    }
  }

  private static func value(ofPalette number: Int) -> UInt32? {
    if number < 16 { return nil }
    if number >= 232 { return UInt32(8 + 10 * (number - 232)) * 0x010101 }
    let levels: [UInt32] = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    return levels[place / 36] << 16 | levels[place / 6 % 6] << 8 | levels[place % 6]
  }
}
