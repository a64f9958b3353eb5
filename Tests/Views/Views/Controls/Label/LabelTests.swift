import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct LabelTests {
  @Test func aLabelWithASystemImageShowsOnlyItsTitle() {
    #expect(picture(20) { Label("Inbox", systemImage: "tray") } == "Inbox")
    #expect(
      picture(20) {
        Button {
        } label: {
          Label("Add", systemImage: "plus")
        }
      } == "( Add )")
  }

  @Test func aTextIconIsShownBeforeTheTitle() {
    let label = Label {
      Text("a title of words")
    } icon: {
      Text("★")
    }
    #expect(picture(20) { label } == "★ a title of words")
    #expect(picture(12) { label } == "★ a title of\n  words")
  }

  @Test func aButtonWithAnImageIsNamedAfterTheImage() async {
    let screen = Stated(0) { count in
      Button {
        count.wrappedValue += 1
      } label: {
        Image(systemName: "plus")
      }
      Text("\(count.wrappedValue)")
    }
    await expectTranscript(of: screen) {
      """
        ( + )
        0
      > press plus
      - 0
      + 1
      """
    }
  }

  @Test func anImageShowsItsLabelOrItsName() {
    #expect(picture(20) { Image("ada", label: Text("Ada Lovelace")) } == "Ada Lovelace")
    #expect(picture(20) { Image("ada") } == "ada")
    #expect(picture(20) { Image(decorative: "ada") } == "")
  }
}
