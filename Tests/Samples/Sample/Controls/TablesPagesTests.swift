import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about tables and outlines.
@Suite struct TablesPagesTests {
  @Test func theTitleOfAColumnSortsTheRows() async {
    await expectTranscript(of: TablePage(), width: 40) {
      """
          Planet              Moons
          Mercury             0
          Venus               0
          Earth               1
          Mars                2
          Jupiter             95
          Saturn              146
          Uranus              28
          Neptune             16
        None is chosen.
      > select List 5
      -   Jupiter             95
      + * Jupiter             95
      - None is chosen.
      + Chosen: Jupiter
      > press Moons
      -   Planet              Moons
      +   Planet              Moons ▲
      ~   Neptune             16
      ~   Uranus              28
      > press Moons
      -   Planet              Moons ▲
      +   Planet              Moons ▼
      ~   Saturn              146
      ~ * Jupiter             95
      ~   Uranus              28
      ~   Neptune             16
      ~   Mars                2
      ~   Earth               1
      """
    }
  }

  @Test func anOutlineShowsTheChildrenOfAnExpandedElement() async {
    await expectTranscript(of: OutlineGroupPage()) {
      """
        [+] Letters
        Bills
      > toggle Letters
      - [+] Letters
      + [-] Letters
      +   [+] Family
      +   Work
      > toggle Family
      -   [+] Family
      +   [-] Family
      +     Grandmother
      > toggle Letters
      - [-] Letters
      + [+] Letters
      -   [-] Family
      -     Grandmother
      -   Work
      """
    }
  }
}
