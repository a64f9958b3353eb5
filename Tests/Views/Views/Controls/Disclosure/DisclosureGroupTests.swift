import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct DisclosureGroupTests {
  @Test func togglingADisclosureGroupShowsAndHidesItsContent() async {
    let screen = Form {
      TextField("Name", text: .constant("Ada"))
      DisclosureGroup("Advanced") { Toggle("Log everything", isOn: .constant(true)) }
    }
    await expectTranscript(of: screen) {
      """
        Name  [Ada                                   ]
        [+] Advanced
      > toggle Advanced
      - [+] Advanced
      + [-] Advanced
      +   [x] Log everything
      > controls
        Name              text field        "Ada"
        Advanced          disclosure group  "expanded"
        "Log everything"  toggle            "on"
      > toggle Advanced
      - [-] Advanced
      + [+] Advanced
      -   [x] Log everything
      > press Advanced
      ! cannot press "Advanced": it is a disclosure group; use toggle Advanced
      """
    }
  }

  @Test func aDisclosureGroupUpdatesItsBinding() {
    let host = TestGraph(
      Stated(true) { isExpanded in
        Text(isExpanded.wrappedValue ? "open" : "closed")
        DisclosureGroup(isExpanded: isExpanded) {
          Text("inside")
        } label: {
          Text("More")
        }
      })
    #expect(host.lines == ["open", "[-] More", "  inside"])
    host.control("More")?.perform(.toggle)
    #expect(host.lines == ["closed", "[+] More"])
  }
}
