import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

/// Dates entered as text.
@MainActor
@Suite struct DatePickerTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20

  private func screen(_ components: DatePickerComponents) -> some View {
    Stated(Self.start) { date in
      DatePicker("Due", selection: date, displayedComponents: components)
      Text("\(Int(date.wrappedValue.timeIntervalSince(Self.start)))")
    }
    .environment(\.timeZone, .gmt)
  }

  @Test func aDateIsParsedWhenItIsSubmitted() async {
    await expectTranscript(of: screen([.date, .hourAndMinute])) {
      """
        Due [2023-11-14 22:13                      ]
        0
      > set Due 2023-11-15 22:13
      - Due [2023-11-14 22:13                      ]
      + Due [2023-11-15 22:13                      ]
      > submit Due
      - 0
      + 86400
      > set Due tomorrow
      - Due [2023-11-15 22:13                      ]
      + Due [tomorrow                              ]
      > submit Due
      - Due [tomorrow                              ]
      + Due [2023-11-15 22:13                      ]
      ! cannot submit "Due": "tomorrow" is not a date and time such as 2026-01-31 14:30; the field keeps "2023-11-15 22:13"
      """
    }
  }

  @Test func anInvalidDatePreventsPressingADifferentControl() async {
    let form = Group {
      screen(.date)
      Button("Save") {}
    }
    await expectTranscript(of: form) {
      """
        Due [2023-11-14                            ]
        0
        ( Save )
      > help Due
        "Due" is a text field, "2023-11-14".
        Accepts a date such as 2026-01-31.
          set Due TEXT   Replace the text of a field or the value of a slider.
          type Due TEXT  Append text to a field, one character at a time.
          clear Due      Empty a field.
          submit Due     Submit the text of a field, as the Return key does.
          focus Due      Move the keyboard focus to a control.
          increment Due  Increase a value by one step.
          decrement Due  Decrease a value by one step.
      > set Due soon
      - Due [2023-11-14                            ]
      + Due [soon                                  ]
      > press Save
      - Due [soon                                  ]
      + Due [2023-11-14                            ]
      ! did not press "Save": in "Due", "soon" is not a date such as 2026-01-31; the field keeps "2023-11-14"
      """
    }
  }

  @Test func editingPreservesComponentsThatAreNotDisplayed() {
    func after(_ text: String, _ components: DatePickerComponents) -> [String] {
      let host = TestGraph(screen(components))
      host.control("Due")?.perform(.set(text))
      host.control("Due")?.perform(.submit)
      return host.lines
    }
    #expect(after("2023-11-15", .date).last == "86400")
    #expect(after("22:14", .hourAndMinute).last == "40", "a new minute starts at second 0")
    #expect(after("2023-02-30", .date).last == "0", "February 30 does not exist")
    #expect(after("7:05", .hourAndMinute).first?.hasPrefix("Due [07:05 ") == true)
  }

  @Test func aDateOutsideTheRangeIsRejected() {
    let host = TestGraph(
      Stated(Self.start) { date in
        DatePicker(selection: date, in: Self.start..., displayedComponents: .date) { Text("Due") }
      }
      .environment(\.timeZone, .gmt))
    func error(_ text: String) -> ActionError? {
      host.control("Due")?.perform(.set(text))
      return host.control("Due")?.perform(.submit)
    }
    #expect(error("2023-11-13") == .outOfRange("2023-11-13", range: "2023-11-14…"))
    #expect(error("2023-11-14") == nil)
    #expect(error("2024-01-01") == nil)
    #expect(host.lines.first?.hasPrefix("Due [2024-01-01 ") == true)
  }

  @Test(arguments: [
    ("2023-11-20", true, ValueStep.Size.single, nil, "2023-11-21"),
    ("2023-11-16", true, .page, ActionError.outOfRange("2023-12-16", range: range), "2023-11-16"),
    ("2023-11-30", true, .single, .atEnd(value: "2023-11-30"), "2023-11-30"),
    ("2024-05-01", false, .single, nil, "2023-11-30"),
    ("2024-05-01", true, .single, .outOfRange("2024-05-02", range: range), "2024-05-01"),
    ("2023-01-01", true, .page, nil, "2023-11-14"),
    ("2023-01-01", false, .single, .outOfRange("2022-12-31", range: range), "2023-01-01"),
    ("2023-12-10", false, .page, nil, "2023-11-14"),
  ])
  func aStepStaysInTheRangeOrEntersIt(
    from old: String, isUp: Bool, size: ValueStep.Size, error: ActionError?, to new: String
  ) throws {
    func date(_ text: String) throws -> Date {
      try Date(text, strategy: .iso8601.year().month().day())
    }
    let start = try date(old)
    let range = try date("2023-11-14")...date("2023-11-30")
    let host = TestGraph(
      Stated(start) { date in
        DatePicker(selection: date, in: range, displayedComponents: .date) { Text("Due") }
      }
      .environment(\.timeZone, .gmt))
    #expect(host.control("Due")?.perform(.step(ValueStep(isUp: isUp, size: size))) == error)
    #expect(host.lines.first?.hasPrefix("Due [\(new) ") == true)
  }

  nonisolated private static let range = "2023-11-14…2023-11-30"

  @Test func aDatePickerUsesTheTimeZoneOfTheEnvironment() {
    let zone = TimeZone(secondsFromGMT: 3 * 3600)
    let shown = picture(40) {
      DatePicker("At", selection: .constant(Self.start), displayedComponents: .hourAndMinute)
        .environment(\.timeZone, zone ?? .gmt)
    }
    #expect(shown.hasPrefix("At [01:13 "))
  }
}
