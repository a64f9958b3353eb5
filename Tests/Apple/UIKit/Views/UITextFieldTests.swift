import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UITextFieldTests {
  private final class Digits: NSObject, UITextFieldDelegate {
    var events: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      string.allSatisfy(\.isNumber)
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      events.append("return")
      return true
    }
  }

  @Test func theDelegateRefusesText() async {
    let digits = Digits()
    let field = UITextField()
    field.placeholder = "Cups"
    field.delegate = digits
    await expectTranscript(of: Shown { field }, width: 30) {
      """
        Cups [                       ]
      > set Cups many
      > set Cups 12
      - Cups [                       ]
      + Cups [12                     ]
      > submit Cups
      """
    }
    #expect(field.text == "12")
    #expect(digits.events == ["return"])
  }

  @Test func aSecureFieldShowsAMask() async {
    await expectTranscript(
      of: Shown {
        let field = UITextField()
        field.placeholder = "Code"
        field.isSecureTextEntry = true
        return field
      }, width: 30
    ) {
      """
        Code [                       ]
      """
    }
  }
}
