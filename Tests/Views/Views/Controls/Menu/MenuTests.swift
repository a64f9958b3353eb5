import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct MenuTests {
  @Test func anOpenMenuShowsItsButtonsUntilOneIsPressed() async {
    let screen = Stated("") { said in
      Menu("Actions") {
        Button("Copy") { said.wrappedValue = "copied" }
        Button("Delete", role: .destructive) { said.wrappedValue = "deleted" }
      }
      Text(said.wrappedValue)
    }
    await expectTranscript(of: screen) {
      """
        ( Actions ▾ )
      > press Copy
      ! no control "Copy"; available: "Actions"
      > controls
        Actions  menu  "closed"
      > press Actions
      - ( Actions ▾ )
      + ( Actions ▾ ) open
      +   ( Copy )
      +   ( Delete ) destructive
      > controls
        Actions  menu    "open"
        Copy     button
        Delete   button          destructive
      > toggle Actions
      ! cannot toggle "Actions": it is a menu; use press Actions
      > press Copy
      - ( Actions ▾ ) open
      + ( Actions ▾ )
      -   ( Copy )
      -   ( Delete ) destructive
      + copied
      > press Actions
      - ( Actions ▾ )
      + ( Actions ▾ ) open
      +   ( Copy )
      +   ( Delete ) destructive
      > press Actions
      - ( Actions ▾ ) open
      + ( Actions ▾ )
      -   ( Copy )
      -   ( Delete ) destructive
      """
    }
  }

  @Test func aMenuWithAPrimaryActionIsOpenedByAMoreButton() async {
    let screen = Stated("") { said in
      Menu("Save") {
        Button("Save as…") { said.wrappedValue = "saved elsewhere" }
      } primaryAction: {
        said.wrappedValue = "saved"
      }
      Text(said.wrappedValue)
    }
    await expectTranscript(of: screen) {
      """
        ( Save ) ( More ▾ )
      > press Save
      + saved
      > press More
      - ( Save ) ( More ▾ )
      + ( Save ) ( More ▾ ) open
      +   ( Save as… )
      > press "Save as…"
      - ( Save ) ( More ▾ ) open
      + ( Save ) ( More ▾ )
      -   ( Save as… )
      - saved
      + saved elsewhere
      """
    }
  }
}
