import ControlsSample
import PlatenTesting
import Testing

/// Rows, and a text to scroll.
@Suite struct ListsPagesTests {
  @Test func aRowIsScrolledToAndSelected() async {
    await expectTranscript(of: ListPage()) {
      """
        None is chosen.
          Row of the number 1
          Row of the number 2
          Row of the number 3
          Row of the number 4
        … 996 below
      > scroll List 500
      -   Row of the number 1
      -   Row of the number 2
      -   Row of the number 3
      -   Row of the number 4
      + … 499 above
      +   Row of the number 500
      +   Row of the number 501
      +   Row of the number 502
      - … 996 below
      + … 498 below
      > select List 501
      - None is chosen.
      + Chosen: 501
      -   Row of the number 501
      + * Row of the number 501
      > select List "Row of the number 502"
      - Chosen: 501
      + Chosen: 502
      - * Row of the number 501
      +   Row of the number 501
      -   Row of the number 502
      + * Row of the number 502
      > scroll List 1000
      - … 499 above
      + … 996 above
      -   Row of the number 500
      -   Row of the number 501
      - * Row of the number 502
      - … 498 below
      +   Row of the number 997
      +   Row of the number 998
      +   Row of the number 999
      +   Row of the number 1000
      """
    }
  }

  @Test func sectionsHaveHeadersAndFooters() async {
    await expectTranscript(of: SectionPage()) {
      """
        Fruits
        Apple
        Pear
        Vegetables
        Leek
        More in spring
      > controls
        List  list  "1–3 of 3"
      """
    }
  }

  @Test func aRowIsDeleted() async {
    await expectTranscript(of: OnDeletePage()) {
      """
        Milk
        Bread
        Tea
      > controls
        List            list    "1–3 of 3"
        List[1]/Delete  button
        List[2]/Delete  button
        List[3]/Delete  button
      > press List[2]/Delete
      - Bread
      > controls
        List            list    "1–2 of 2"
        List[1]/Delete  button
        List[2]/Delete  button
      """
    }
  }

  @Test func aTextIsScrolledToItsEnd() async {
    await expectTranscript(of: ScrollViewPage()) {
      """
        Line 1 of 20
        Line 2 of 20
        Line 3 of 20
        Line 4 of 20
        … 16 below
      > scroll ScrollView 10
      - Line 1 of 20
      - Line 2 of 20
      - Line 3 of 20
      - Line 4 of 20
      + … 9 above
      + Line 10 of 20
      + Line 11 of 20
      + Line 12 of 20
      - … 16 below
      + … 8 below
      > scroll ScrollView 20
      - … 9 above
      + … 16 above
      - Line 10 of 20
      - Line 11 of 20
      - Line 12 of 20
      - … 8 below
      + Line 17 of 20
      + Line 18 of 20
      + Line 19 of 20
      + Line 20 of 20
      """
    }
  }
}
