import PlatenNavigation
import Testing

@MainActor
@Suite struct ImageTitleTests {
  @Test func controlsWithASystemImageShowOnlyTheirTitle() {
    let title = "*Size*"
    let shown = picture(40) {
      Toggle("*Loud*", systemImage: "speaker", isOn: .constant(true))
      Toggle(title, systemImage: "speaker", isOn: .constant(false))
      Picker("Size", systemImage: "ruler", selection: .constant(1)) { Text("1").tag(1) }
      Picker(title, systemImage: "ruler", selection: .constant(1)) { Text("1").tag(1) }
      Menu("More", systemImage: "ellipsis") {}
      Menu(title, systemImage: "ellipsis") {}
    }
    #expect(
      shown == """
        [x] Loud
        [ ] *Size*
        Size [1 ▾]
        *Size* [1 ▾]
        ( More ▾ )
        ( *Size* ▾ )
        """)
  }
}
