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

  private final class Editing: NSObject, UITextFieldDelegate {
    var allowsEditing = true
    private(set) var events: [String] = []

    func note(_ event: String) { events.append(event) }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allowsEditing }
    func textFieldDidBeginEditing(_ textField: UITextField) { note("begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
      note("may end")
      return true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { note("end") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      note("return")
      return true
    }
  }

  @Test(arguments: [false, true])
  func theDelegateKnowsWhenEditingBeginsAndEnds(isSecure: Bool) async {
    let (field, editing) = (UITextField(), Editing())
    (field.placeholder, field.delegate) = ("Code", editing)
    field.isSecureTextEntry = isSecure
    field.addAction(UIAction { _ in editing.note("event") }, for: .editingDidEnd)
    let observer = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in
      MainActor.assumeIsolated { editing.note("changed") }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    await expectTranscript(of: Shown { field }, width: 30, secrets: ["CODE": "12"]) {
      isSecure
        ? """
          Code [                       ]
        > set Code $CODE
        - Code [                       ]
        + Code [•••                    ]
        > submit Code
        """
        : """
          Code [                       ]
        > set Code 12
        - Code [                       ]
        + Code [12                     ]
        > submit Code
        """
    }
    #expect(field.text == "12")
    #expect(editing.events == ["begin", "changed", "may end", "end", "event", "return"])
  }

  @Test func aDelegateCanRefuseEditing() async {
    let (field, editing) = (UITextField(), Editing())
    (field.placeholder, field.delegate, editing.allowsEditing) = ("Code", editing, false)
    await expectTranscript(of: Shown { field }, width: 30) {
      """
        Code [                       ]
      > set Code 12
      """
    }
    #expect(editing.events.isEmpty)
  }
}
