import ControlsSample
import PlatenTesting
import Testing

/// Tests of the pages about navigation, toolbars and search.
@Suite struct NavigationPagesTests {
  @Test func linksAndButtonsChangeThePath() async {
    await expectTranscript(of: NavigationStackPage()) {
      """
      > press Earth
      - Planets
      - Mercury ›
      - Venus ›
      - Earth ›
      - Mars ›
      - Jupiter ›
      - Saturn ›
      - Uranus ›
      - Neptune ›
      + ( ‹ Planets )  Earth
      + Moons 1
      + ( Next: Mars › )
      + ( Back to all planets )
      > press "Next: Mars"
      - ( ‹ Planets )  Earth
      - Moons 1
      - ( Next: Mars › )
      - ( Back to all planets )
      + ( ‹ Earth )  Mars
      + Moons 2
      + ( Next: Jupiter › )
      + ( Back to all planets )
      > press "Next: Jupiter"
      - ( ‹ Earth )  Mars
      - Moons 2
      - ( Next: Jupiter › )
      - ( Back to all planets )
      + ( ‹ Mars )  Jupiter
      + Moons 95
      + ( Next: Saturn › )
      + ( Back to all planets )
      > press Mars
      - ( ‹ Mars )  Jupiter
      - Moons 95
      - ( Next: Saturn › )
      - ( Back to all planets )
      + ( ‹ Earth )  Mars
      + Moons 2
      + ( Next: Jupiter › )
      + ( Back to all planets )
      > press "Back to all planets"
      - ( ‹ Earth )  Mars
      - Moons 2
      - ( Next: Jupiter › )
      - ( Back to all planets )
      + Planets
      + Mercury ›
      + Venus ›
      + Earth ›
      + Mars ›
      + Jupiter ›
      + Saturn ›
      + Uranus ›
      + Neptune ›
      """
    }
  }

  @Test func theSelectionOfTheSidebarFillsTheDetailColumn() async {
    await expectTranscript(of: NavigationSplitViewPage()) {
      """
      > select List Earth
      -   Earth
      + * Earth
      - Choose a planet.
      + Moons of Earth: 1
      > select List Mars
      - * Earth
      +   Earth
      -   Mars
      + * Mars
      - Moons of Earth: 1
      + Moons of Mars: 2
      """
    }
  }

  @Test func aToolbarSurroundsTheTitleAndFollowsTheContent() async {
    await expectTranscript(of: ToolbarPage()) {
      """
      > press Send
      - A draft
      + Sent
      > toggle Urgent
      - Sent
      + Sent, urgent
      - [ ] Urgent
      + [x] Urgent
      > press Discard
      - Sent, urgent
      + Discarded, urgent
      """
    }
  }

  @Test func aSearchFiltersAList() async {
    await expectTranscript(of: SearchablePage()) {
      """
      > set Search ur
      - Search [(Name of a planet)                    ]
      + Search [ur                                    ]
      - Venus
      - Earth
      - Mars
      - Jupiter
      - Neptune
      > set Search pluto
      - Search [ur                                    ]
      + Search [pluto                                 ]
      - Mercury
      - Saturn
      - Uranus
      +                             No Results for “pluto”
      +                     Check the spelling or try a new search.
      > clear Search
      - Search [pluto                                 ]
      + Search [(Name of a planet)                    ]
      -                             No Results for “pluto”
      -                     Check the spelling or try a new search.
      + Mercury
      + Venus
      + Earth
      + Mars
      + Jupiter
      + Saturn
      + Uranus
      + Neptune
      """
    }
  }
}
