import PlatenNavigation
import PlatenTesting
import Testing

private struct Folder: Identifiable {
  let name: String
  var folders: [Folder]?

  var id: String { name }
}

private let folders = [
  Folder(
    name: "Documents",
    folders: [Folder(name: "Letters", folders: [Folder(name: "1815")]), Folder(name: "Empty")]),
  Folder(name: "Music"),
]

@MainActor
@Suite struct OutlineGroupTests {
  @Test func anOutlineExpandsItsElements() async {
    let screen = OutlineGroup(folders, children: \.folders) { Text($0.name) }
    await expectTranscript(of: screen, width: 30) {
      """
        [+] Documents
        Music
      > toggle Documents
      - [+] Documents
      + [-] Documents
      +   [+] Letters
      +   Empty
      > toggle Letters
      -   [+] Letters
      +   [-] Letters
      +     1815
      """
    }
  }

  @Test func aListShowsATree() async {
    await expectTranscript(of: List(folders, children: \.folders) { Text($0.name) }, width: 30) {
      """
        [+] Documents
        Music
      > toggle Documents
      - [+] Documents
      + [-] Documents
      +   [+] Letters
      +   Empty
      """
    }
  }

  @Test func anOutlineCanHaveOneRoot() {
    let shown = picture(30) { OutlineGroup(folders[1], children: \.folders) { Text($0.name) } }
    #expect(shown == "Music")
  }
}
