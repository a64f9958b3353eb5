import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about scroll views and lazy stacks.
@Suite struct ScrollingPagesTests {
  @Test func longTextIsScrolledToItsEnd() async {
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
      > scroll ScrollView 21
      ! no row "21" in "ScrollView"; specify a number from 1 to 20 or the text of a visible row
      > controls
        ScrollView  scroll area  "17–20 of 20"
      """
    }
  }

  @Test func theProgramScrollsToNewRows() async {
    await expectTranscript(of: ScrollViewReaderPage()) {
      """
        Message 1
        Message 2
        Message 3
        Message 4
        … 16 below
        ( Send )
        ( First )
      > press Send
      - Message 1
      - Message 2
      - Message 3
      - Message 4
      - … 16 below
      + … 17 above
      + Message 18
      + Message 19
      + Message 20
      + Message 21
      > press First
      - … 17 above
      - Message 18
      - Message 19
      - Message 20
      - Message 21
      + Message 1
      + Message 2
      + Message 3
      + Message 4
      + … 17 below
      > controls
        List   list    "1–4 of 21"
        Send   button
        First  button
      """
    }
  }

  @Test func aLazyStackCreatesOnlyVisibleViews() async {
    await expectTranscript(of: LazyVStackPage()) {
      """
        View 1
        View 2
        View 3
        View 4
        … 999996 below
      > scroll LazyVStack 1000000
      - View 1
      - View 2
      - View 3
      - View 4
      - … 999996 below
      + … 999996 above
      +  View 999997
      +  View 999998
      +  View 999999
      + View 1000000
      > controls
        LazyVStack  list  "999997–1000000 of 1000000"
      """
    }
  }

  @Test func aHorizontalLazyStackIsAsWideAsTheScreen() async {
    await expectTranscript(of: LazyHStackPage()) {
      """
        2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 … 87 after
      > scroll LazyHStack 50
      - 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 … 87 after
      + … 49 before 2049 2050 2051 2052 2053 2054 2055 2056 2057 2058 2059 … 40 after
      > controls
        LazyHStack  list  "50–60 of 100"
      """
    }
  }
}
