import PlatenTesting
import PlatenViews
import Testing

@MainActor
@Suite struct MenuTests {
  @Test func aMenuShowsItsButtonsUntilOneIsPressed() async {
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
      ! no control «Copy»; there is «Actions»
      > press Actions
      +   ( Copy )
      +   ( Delete )
      > press Copy
      -   ( Copy )
      -   ( Delete )
      + copied
      > press Actions
      +   ( Copy )
      +   ( Delete )
      > press Actions
      -   ( Copy )
      -   ( Delete )
      """
    }
  }
}
