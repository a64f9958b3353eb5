import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct SliderTests {
  @Test func aSliderCanBeSetAndIncrementedWithinItsRange() async {
    let screen = Stated(40.0) { value in
      Slider(value: value, in: 0...100, step: 5) { Text("Volume") }
    }
    await expectTranscript(of: screen) {
      """
        Volume [####------] 40 (0…100)
      > increment Volume
      - Volume [####------] 40 (0…100)
      + Volume [####------] 45 (0…100)
      > set Volume 98
      ! cannot set "Volume": "98" is not a multiple of 5; the nearest are 95 and 100
      > set Volume 100
      - Volume [####------] 45 (0…100)
      + Volume [##########] 100 (0…100)
      > increment Volume
      ! cannot increment "Volume": it is at 100, the end of its range
      > set Volume 101
      ! cannot set "Volume": "101" is out of range; the range is 0…100
      > set Volume loud
      ! cannot set "Volume": "loud" is not a number; the range is 0…100
      > controls
        Volume  slider  "100"
      """
    }
  }

  @Test func theEndOfTheRangeIsAValidValueBetweenSteps() async {
    let screen = Stated(9.0) { value in
      Slider(value: value, in: 0...10, step: 3) { Text("Level") }
    }
    await expectTranscript(of: screen) {
      """
        Level [#########-] 9 (0…10)
      > set Level 9.6
      ! cannot set "Level": "9.6" is not a multiple of 3 or 10; the nearest are 9 and 10
      > set Level 10
      - Level [#########-] 9 (0…10)
      + Level [##########] 10 (0…10)
      > decrement Level
      - Level [##########] 10 (0…10)
      + Level [######----] 6 (0…10)
      > set Level 1.5
      ! cannot set "Level": "1.5" is not a multiple of 3 or 10; the nearest are 0 and 3
      """
    }
  }

  @Test func aSliderWithoutAStepChangesByATenthOfItsRange() {
    let host = TestGraph(
      Stated(Float(0.5)) { value in Slider(value: value) { Text("Balance") } })
    host.control("Balance")?.perform(.decrement)
    #expect(host.picture == "Balance [####------] 0.4 (0…1)")
    host.control("Balance")?.perform(.set("0.123"))
    #expect(host.picture == "Balance [#---------] 0.123 (0…1)")
  }

  @Test(arguments: [0.1, 1.0 / 3, 0.7])
  func aSliderCanBeSetToItsDisplayedValue(step: Double) {
    let host = TestGraph(
      Stated(0.0) { value in Slider(value: value, in: 0...7, step: step) { Text("Level") } })
    for _ in 0..<9 { host.control("Level")?.perform(.increment) }
    let shown = host.control("Level")?.value ?? ""
    #expect(host.control("Level")?.perform(.set(shown)) == nil)
    #expect(host.control("Level")?.value == shown)
  }

  @Test func minimumAndMaximumLabelsReplaceTheRangeOfASlider() {
    let slider = Slider(value: .constant(40.0), in: 0...100) {
      Text("Volume")
    } minimumValueLabel: {
      Text("quiet")
    } maximumValueLabel: {
      Text("loud")
    }
    #expect(picture(40) { slider } == "Volume [####------] 40 (quiet…loud)")
    #expect(picture(26) { slider } == "Volume [####------] 40\n       (quiet…loud)")
  }

  @Test func theBarOfASliderStartsInTheValueColumnOfAForm() {
    let shown = picture(44) {
      Form {
        Slider(value: .constant(0.25)) { Text("Volume") }
        Slider(value: .constant(1.0))
        TextField("Name", text: .constant("Ada"))
      }
    }
    #expect(
      shown == """
        Volume  [##--------] 0.25 (0…1)
                [##########] 1 (0…1)
        Name    [Ada                               ]
        """)
  }

  @Test func aSliderValueOutsideTheRangeFillsOrEmptiesTheBar() {
    #expect(picture(40) { Slider(value: .constant(7.0)) } == "[##########] 7 (0…1)")
    #expect(picture(40) { Slider(value: .constant(-Double.infinity)) } == "[----------] -inf (0…1)")
    #expect(picture(40) { Slider(value: .constant(Double.nan)) } == "[----------] nan (0…1)")
    #expect(picture(40) { Slider(value: .constant(3.0), in: 3...3) } == "[----------] 3 (3…3)")
  }

  @Test func settingAValidValueReportsTheStartAndTheEndOfEditing() {
    var edits: [Bool] = []
    let host = TestGraph(
      Stated(0.5) {
        Slider(value: $0, label: { Text("n") }, onEditingChanged: { edits.append($0) })
      })
    host.control("n")?.perform(.set("5"))
    #expect(edits.isEmpty)
    host.control("n")?.perform(.set("1"))
    #expect(edits == [true, false])
  }

  @Test func theInitializersOfTheFirstVersionTakeLabelsAsValues() {
    let shown = picture(60) {
      Slider(
        value: .constant(0.5), minimumValueLabel: Text("low"), maximumValueLabel: Text("high")
      ) {
        Text("Volume")
      }
      Slider(
        value: .constant(2.0), in: 0...4, step: 1, onEditingChanged: { _ in },
        minimumValueLabel: Text("few"), maximumValueLabel: Text("many"), label: { Text("Stars") })
      Slider(value: .constant(1.0), in: 0...2, onEditingChanged: { _ in }) { Text("Speed") }
      Slider(value: .constant(1.0), in: 0...2, step: 1, onEditingChanged: { _ in }) {
        Text("Steps")
      }
    }
    #expect(
      shown == """
        Volume [#####-----] 0.5 (low…high)
        Stars [#####-----] 2 (few…many)
        Speed [#####-----] 1 (0…2)
        Steps [#####-----] 1 (0…2)
        """)
  }
}
