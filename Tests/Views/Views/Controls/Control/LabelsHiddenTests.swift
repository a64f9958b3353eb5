import PlatenNavigation
import PlatenTesting
import Testing

/// Controls whose label serves only as a name.
@MainActor
@Suite struct LabelsHiddenTests {
  @Test func labelsHiddenOmitsTheLabelsOfControls() {
    #expect(
      picture(40) {
        Group {
          Toggle("Done", isOn: .constant(true))
          TextField("Name", text: .constant("Ada")).frame(width: 80)
          Stepper("Seats", value: .constant(2), in: 1...4)
          Slider(value: .constant(0.4)) { Text("Volume") }
          Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
          LabeledContent("Total", value: "12 EUR")
          ProgressView("Copying", value: 0.5)
          ProgressView("Loading")
        }
        .labelsHidden()
      } == """
        [x]
        [Ada     ]
        [- +] 2 (1…4)
        [####------] 0.4 (0…1)
        [Small ▾]
        12 EUR
        [#####-----] 50%
        in progress…
        """)
  }

  @Test func labelsHiddenDoesNotAffectButtonsAndDisclosureGroups() {
    #expect(
      picture(40) {
        Group {
          Button("Save") {}
          DisclosureGroup("More") {}
          Text("Text")
        }
        .labelsHidden()
      } == """
        ( Save )
        [+] More
        Text
        """)
  }

  @Test func aHiddenLabelStillNamesItsControl() async {
    await expectTranscript(
      of: Stated(false) { isOn in
        HStack {
          Text("The task is done")
          Toggle("Done", isOn: isOn).labelsHidden()
        }
      }
    ) {
      """
        The task is done [ ]
      > toggle Done
      - The task is done [ ]
      + The task is done [x]
      > controls
        Done  toggle  "on"
      """
    }
  }

  @Test func aDisabledControlIsMarkedAsDisabledAfterItsValue() {
    #expect(
      picture(40) {
        Toggle("Done", isOn: .constant(true)).disabled(true).labelsHidden()
      } == "[x] (disabled)")
  }
}
