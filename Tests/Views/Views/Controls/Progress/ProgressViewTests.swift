import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct ProgressViewTests {
  @Test func indeterminateProgressShowsItsLabel() async {
    let screen = Stated(false) { isLoading in
      Button("Load") { isLoading.wrappedValue.toggle() }
      if isLoading.wrappedValue { ProgressView("Loading") }
    }
    await expectTranscript(of: screen) {
      """
        ( Load )
      > press Load
      + Loading…
      > press Load
      - Loading…
      """
    }
  }

  @Test func progressShowsABarAndAPercentage() async {
    let screen = Stated(2.0) { done in
      ProgressView("Copying", value: done.wrappedValue, total: 5)
      Button("Next") { done.wrappedValue += 1 }
    }
    await expectTranscript(of: screen) {
      """
        Copying [####------] 40%
        ( Next )
      > press Next
      - Copying [####------] 40%
      + Copying [######----] 60%
      """
    }
  }

  @Test func indeterminateProgressWithoutALabelShowsADefaultText() {
    #expect(picture(40) { ProgressView() } == "in progress…")
    #expect(picture(40) { ProgressView(value: Double?.none) } == "in progress…")
    #expect(picture(40) { ProgressView("checking…") } == "checking…")
  }

  @Test func partialProgressIsNotRoundedToZeroOrOneHundredPercent() {
    #expect(picture(40) { ProgressView(value: 0.999) } == "[#########-] 99%")
    #expect(picture(40) { ProgressView(value: 0.001) } == "[#---------] 1%")
    #expect(picture(40) { ProgressView(value: 0.25) } == "[##--------] 25%")
    #expect(picture(40) { ProgressView(value: 0.7 - 0.4) } == "[###-------] 30%")
    #expect(picture(40) { ProgressView(value: 0.0) } == "[----------] 0%")
    #expect(picture(40) { ProgressView(value: 1.0) } == "[##########] 100%")
    #expect(picture(40) { ProgressView(value: 7.0) } == "[##########] 100%")
    #expect(picture(40) { ProgressView(value: -1.0) } == "[----------] 0%")
    #expect(picture(40) { ProgressView(value: 1.0, total: 0) } == "[----------] 0%")
    #expect(picture(40) { ProgressView(value: Double.nan) } == "[----------] 0%")
  }

  @Test func aCurrentValueLabelReplacesThePercentage() {
    let shown = picture(40) {
      ProgressView(value: 0.4) {
        Text("Copying")
      } currentValueLabel: {
        Text("2 of 5 files")
      }
    }
    #expect(shown == "Copying [####------] 2 of 5 files")
  }

  @Test func aProgressBarStartsInTheValueColumnOfAForm() {
    let shown = picture(40) {
      Form {
        TextField("Name", text: .constant("Ada"))
        ProgressView("Copying", value: 0.4)
        ProgressView("Loading a lot of data")
      }
    }
    #expect(
      shown == """
        Name     [Ada                          ]
        Copying  [####------] 40%
        Loading a lot of data…
        """)
  }
}
