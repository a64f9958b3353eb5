import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct BorderTests {
  @Test func aBorderDrawsABoxAroundItsView() async {
    let screen = Stated("Ada") { name in
      VStack(alignment: .leading) {
        TextField("Name", text: name)
        Text(name.wrappedValue)
      }
      .border(.gray)
    }
    await expectTranscript(of: screen, width: 24) {
      """
        ┌──────────────────────┐
        │Name [Ada            ]│
        │Ada                   │
        └──────────────────────┘
      > set Name Grace
      - │Name [Ada            ]│
      + │Name [Grace          ]│
      - │Ada                   │
      + │Grace                 │
      """
    }
  }

  @Test func aBorderIsOmittedInAShortFrame() {
    let field = TextField("Name", text: .constant("Ada")).padding().border(.gray)
    #expect(
      picture(24) { field.frame(height: 48) } == """
        ┌──────────────────────┐
        │  Name [Ada        ]  │
        └──────────────────────┘
        """)
    #expect(picture(24) { field.frame(height: 16) } == "  Name [Ada          ]")
  }
}
