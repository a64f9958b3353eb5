import PlatenLines
import PlatenTestSupport
import Testing

@Suite struct StyleColorTests {
  @Test func everyPaletteColorReducesToItself() {
    for number in UInt8(16)...255 {
      let color = Style.Color.palette(number)
      let (red, green, blue) = components(of: Int(number))
      // The color cube contains some of the grays, too.
      let nearest = Style.Color.rgb(red, green, blue).reduced(to: .palette)
      guard case .palette(let found)? = nearest else {
        Issue.record("\(color) was reduced to \(String(describing: nearest))")
        continue
      }
      #expect(components(of: Int(found)) == (red, green, blue))
    }
  }

  @Test(arguments: Seeds.first(50))
  func reducedColorsAreTheNearestPaletteColors(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let (red, green, blue) = (UInt8.any(&random), UInt8.any(&random), UInt8.any(&random))
      let nearest = Style.Color.rgb(red, green, blue).reduced(to: .palette)
      guard case .palette(let found)? = nearest else {
        Issue.record("no palette color found for \(red), \(green), \(blue)")
        continue
      }
      func distance(_ number: Int) -> Int {
        let other = components(of: number)
        let differences = [(red, other.0), (green, other.1), (blue, other.2)]
        return differences.reduce(0) { sum, pair in
          let difference = Int(pair.0) - Int(pair.1)
          return sum + difference * difference
        }
      }
      #expect(distance(Int(found)) == (16...255).map(distance).min(), "\(red), \(green), \(blue)")
    }
  }

  private func components(of number: Int) -> (UInt8, UInt8, UInt8) {
    if number >= 232 {
      let gray = UInt8(8 + 10 * (number - 232))
      return (gray, gray, gray)
    }
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    let place = number - 16
    return (levels[place / 36], levels[place / 6 % 6], levels[place % 6])
  }

  @Test func supportedColorsAreNotReduced() {
    #expect(Style.Color.red.reduced(to: .sixteen) == .red)
    #expect(Style.Color.palette(3).reduced(to: .palette) == .palette(3))
    #expect(Style.Color.palette(9).reduced(to: .sixteen) == .brightRed)
    #expect(Style.Color.rgb(1, 2, 3).reduced(to: .full) == .rgb(1, 2, 3))
    #expect(Style.Color.red.reduced(to: .none) == nil)
  }

  @Test func aNamedColorIsNotEqualToThePaletteColorWithTheSameNumber() {
    #expect(Style.Color.red != .palette(1))
    #expect(Style.Color.brightWhite == .ansi(.brightWhite))
  }

  @Test func namedColorsUseTheStandardANSINumbers() {
    #expect(Style.Color.ANSI.cyan.rawValue == 6)
    #expect(Style.Color.ANSI.brightBlack.rawValue == 8)
    #expect(Style.Color.ANSI.allCases.count == 16)
  }
}

extension UInt8 {
  fileprivate static func any(_ random: inout SeededGenerator) -> UInt8 {
    .random(in: 0...255, using: &random)
  }
}
