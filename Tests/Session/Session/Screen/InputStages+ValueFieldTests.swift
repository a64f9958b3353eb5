import Foundation
import Platen
import PlatenTestScreens
import Testing

@testable import PlatenSession

/// Tests of text fields that format and parse values.
@MainActor
@Suite struct InputStagesValueFieldTests {
  @Test func aValueIsParsedWhenItsTextIsSubmitted() async {
    let host = TestInterpreter(of: AgeScreen())
    #expect(
      await host.play("set Age 1234\nsubmit Age") == """
        > set Age 1234
        - Age [36                                    ]
        + Age [1234                                  ]
        > submit Age
        - Age [1234                                  ]
        + Age [1,234                                 ]
        - age 36
        + age 1234
        + entered
        """)
  }

  @Test func invalidTextIsRejectedAndDiscarded() async {
    let host = TestInterpreter(of: AgeScreen())
    #expect(
      await host.play("set Age old\nsubmit Age\nsubmit Age") == """
        > set Age old
        - Age [36                                    ]
        + Age [old                                   ]
        > submit Age
        - Age [old                                   ]
        + Age [36                                    ]
        ! cannot submit "Age": "old" is not a whole number; the field keeps "36"
        > submit Age
        + entered
        """)
  }

  @Test func aFailedInputDoesNotCommitTheEditedText() async {
    let host = TestInterpreter(of: AmountScreen())
    #expect(
      await host.play("set Amount 5\npress Save\nsubmit Amount\nset Amount 0\npress Save") == """
        > set Amount 5
        - Amount [0                                     ]
        + Amount [5                                     ]
        > press Save
        ! "Save" is disabled
        > submit Amount
        - ( Save ) disabled
        + ( Save )
        > set Amount 0
        - Amount [5                                     ]
        + Amount [0                                     ]
        > press Save
        - ( Save )
        + ( Save ) disabled
        ! "Save" is disabled
        """)
  }

  @Test func pressingAButtonCommitsTheEditedTextOfAField() async {
    let host = TestInterpreter(of: AgeScreen())
    #expect(
      await host.play(
        "type Age 7\nclear Age\ntype Age 5\npress Note\nset Age x\npress Note") == """
          > type Age 7
          - Age [36                                    ]
          + Age [367                                   ]
          > clear Age
          - Age [367                                   ]
          + Age [                                      ]
          > type Age 5
          - Age [                                      ]
          + Age [5                                     ]
          > press Note
          - age 36
          + age 5
          + noted 5
          > set Age x
          - Age [5                                     ]
          + Age [x                                     ]
          > press Note
          - Age [x                                     ]
          + Age [5                                     ]
          ! did not press "Note": in "Age", "x" is not a whole number; the field keeps "5"
          """)
    #expect(await host.play("press Note") == "> press Note")
  }

  @Test func theErrorNamesTheActionThatInvalidTextPrevents() async {
    let host = TestInterpreter(of: AgeScreen())
    await host.play("set Age x")
    #expect(
      await host.play("focus Note").hasSuffix(
        "! did not focus \"Note\": in \"Age\", \"x\" is not a whole number; "
          + "the field keeps \"36\""))
  }

  @Test func anIntegerThatIsTooLargeIsOutOfRange() async {
    let host = TestInterpreter(of: AgeScreen())
    await host.play("set Age 99999999999999999999")
    #expect(
      await host.play("submit Age").hasSuffix(
        "! cannot submit \"Age\": \"99999999999999999999\" is out of range; "
          + "the range is -9223372036854775808…9223372036854775807"))
    #expect(host.session.frame.lines.first?.text.hasPrefix("Age [36 ") == true)
  }

  @Test func helpDescribesTheFormatOfAValueField() async {
    let host = TestInterpreter(of: AgeScreen())
    #expect(await host.play("help").contains("    set Age TEXT  a whole number\n"))
    #expect(
      await host.play("help Age").contains(
        "\"Age\" is a text field, \"36\".\n  Accepts a whole number.\n"))
  }

  @Test func changingTheValueReplacesTheTypedText() async {
    let host = TestInterpreter(
      of: Valued(1) { value in
        TextField("Seats", value: value, format: .number)
          .task {
            try? await Task.sleep(for: .seconds(1))
            value.wrappedValue += 1
          }
      })
    await host.play("set Seats 7\nadvance 1s")
    #expect(host.session.controls[0].value == "2")
  }

  @Test func submittingEmptyTextSetsAnOptionalValueToNil() async {
    let host = TestInterpreter(
      of: Valued(Int?.some(3)) { value in
        TextField("Seats", value: value, format: .number)
        Text(value.wrappedValue.map { "\($0) seats" } ?? "none")
      })
    await host.play("clear Seats\nsubmit Seats")
    #expect(host.session.frame.lines.last?.text == "none")
    #expect(
      await host.play("set Seats x\nsubmit Seats").hasSuffix(
        "! cannot submit \"Seats\": \"x\" is not a whole number; the field stays empty"))
    await host.play("set Seats 4\nsubmit Seats")
    #expect(host.session.frame.lines.last?.text == "4 seats")
  }

  @Test func valueFieldsSupportPercentCurrencyAndNumberFormats() async {
    let (half, money) = (Kept(0.5), Kept(Decimal(3)))
    let count = Kept(UInt8(1))
    let host = TestInterpreter(
      of: Group {
        TextField("Half", value: half.binding, format: .percent)
        TextField("Money", value: money.binding, format: .currency(code: "EUR"))
        TextField("Count", value: count.binding, format: .number)
      })
    #expect(host.session.controls.map(\.value) == ["50%", "€3.00", "1"])
    await host.play("set Half 75%\nset Money €4.25\nset Count 255\nsubmit Count")
    #expect(half.value == 0.75)
    #expect(money.value == Decimal(string: "4.25"))
    #expect(count.value == 255)
    #expect(
      await host.play("set Count 256\nsubmit Count").hasSuffix(
        "\"256\" is out of range; the range is 0…255"))
    #expect(count.value == 255)
  }

  @Test func formattersParseNumbersAndDates() async {
    let number = NumberFormatter()
    number.numberStyle = .decimal
    number.locale = Locale(identifier: "en_US")
    let date = DateFormatter()
    date.dateFormat = "yyyy-MM-dd"
    date.timeZone = .gmt
    let (count, width, day) = (Kept(1), Kept(2.5), Kept(Date(timeIntervalSince1970: 0)))
    let host = TestInterpreter(
      of: Group {
        TextField("Count", value: count.binding, formatter: number)
        TextField("Width", value: width.binding, formatter: number)
        TextField("Day", value: day.binding, formatter: date)
      })
    #expect(host.session.controls.map(\.value) == ["1", "2.5", "1970-01-01"])
    await host.play("set Count 1,200\nset Width 3.5\nset Day 1970-01-02\nsubmit Day")
    #expect(count.value == 1_200)
    #expect(width.value == 3.5)
    #expect(day.value == Date(timeIntervalSince1970: 86_400))
    #expect(
      await host.play("set Count 1.5\nsubmit Count").hasSuffix(
        "\"1.5\" is not a number; the field keeps \"1,200\""))
    #expect(
      await host.play("set Day soon\nsubmit Day").hasSuffix(
        "\"soon\" is not a date; the field keeps \"1970-01-02\""))
  }
}

private struct AgeScreen: View {
  @State private var age = 36
  @State private var entered = ""
  @State private var noted = ""

  var body: some View {
    VStack(alignment: .leading) {
      TextField("Age", value: $age, format: .number.locale(Locale(identifier: "en_US")))
        .onSubmit { entered = "entered" }
      Text("age \(String(age))")
      Text(entered)
      Text(noted)
      Button("Note") { noted = "noted \(age)" }
    }
  }
}

/// A screen with a value as its state.
private struct Valued<Value, Content: View>: View {
  @State private var value: Value
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(wrappedValue: value)
    self.content = content
  }

  var body: some View { content($value) }
}

/// A value that is stored outside a screen.
@MainActor
private final class Kept<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }

  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}

private struct AmountScreen: View {
  @State private var amount = 0

  var body: some View {
    TextField("Amount", value: $amount, format: .number)
    Button("Save") {}.disabled(amount == 0)
  }
}
