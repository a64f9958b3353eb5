import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about selecting, deleting and moving rows.
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

  @Test func rowsAreSelectedByTheirTags() async {
    await expectTranscript(of: TagPage()) {
      """
        * Inbox

        More
          Sent
          Outbox, broken
        Shown: in
      > select List Sent
      -   Sent
      + * Sent
      - Shown: in
      + Shown: in, out
      > select List 1
      - * Inbox
      +   Inbox
      - Shown: in, out
      + Shown: out
      > select List 3
      ! row "3" of "List" cannot be selected; visible rows that can: 1–2
      > controls
        List  list  "1–3 of 3, selected 2"
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
      > press List[2]/Delete
      - Bread
      > controls
        List            list    "1–2 of 2"
        List[1]/Delete  button
      """
    }
  }

  @Test func moveChangesTheOrderOfTheRows() async {
    await expectTranscript(of: OnMovePage()) {
      """
        To buy
          Milk
          Bread
          Tea
      > move List Milk Tea
      ~   Milk
      > move List 3 1
      ~   Milk
      > move List Tea 1
      ! row "Tea" of "List" cannot be moved; visible rows that can: 1–2
      > move List 1 5
      ! no row "5" in "List"; specify a number from 1 to 3 or the text of a visible row
      """
    }
  }

  @Test func aRowHasHiddenSwipeActions() async {
    await expectTranscript(of: SwipeActionsPage()) {
      """
        Milk
        Bread
        Tea
      > controls
        List            list    "1–3 of 3"
        List[1]/Bought  button
        List[2]/Bought  button
        List[3]/Bought  button
      > press List[2]/Bought
      - Bread
      """
    }
  }

  @Test func applyingASnapshotChangesTheRows() async {
    await expectTranscript(of: DiffableListPage()) {
      """
      > press Fill
      + Shelf
      +   Pear
      +   Apple
      +   Fig
      +
      + Window
      > press Sort
      ~   Apple
      > press Show
      -   Apple
      +   Apple
      > press Sell
      -   Pear
      > press Sell
      """
    }
  }
}
