import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ColorPickerTests {
  @Test func aColorIsEnteredByItsDigitsOrItsName() async {
    let screen = Stated(Color(red: 1, green: 0.5, blue: 0)) { color in
      ColorPicker("Accent", selection: color)
      Text(color.wrappedValue == .red ? "red" : "another color")
    }
    await expectTranscript(of: screen, width: 30) {
      """
        Accent [#FF8000              ]
        another color
      > set Accent red
      - Accent [#FF8000              ]
      + Accent [red                  ]
      > submit Accent
      - another color
      + red
      > set Accent 00ff00
      - Accent [red                  ]
      + Accent [00ff00               ]
      > submit Accent
      - Accent [00ff00               ]
      + Accent [#00FF00              ]
      - red
      + another color
      """
    }
  }
}
