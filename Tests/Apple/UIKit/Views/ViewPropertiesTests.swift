import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct ViewPropertiesTests {
  @Test func anotherValueOfADrawnPropertyDrawsTheViewAgain() {
    let view = UITextField()
    var draws = 0
    view.onDisplay = { draws += 1 }
    view.placeholder = "City"
    view.placeholder = "City"
    view.isHidden = true
    view.isHidden = true
    #expect(draws == 2)
    #expect(view.placeholder == "City" && view.isHidden)
  }

  @Test func aPropertyThatIsNotDrawnIsLogged() async {
    let screen = Shown {
      let label = UILabel()
      label.text = "Ada"
      label.backgroundColor = .red
      label.backgroundColor = .blue
      label.tag = 1
      #expect(label.backgroundColor == .blue)
      return label
    }
    await expectTranscript(of: screen, width: 40) {
      """
        Ada
      > log
        UIView.backgroundColor has no effect: a terminal does not show it
      """
    }
  }
}
