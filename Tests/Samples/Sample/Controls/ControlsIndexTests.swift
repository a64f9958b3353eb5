import ControlsSample
import PlatenTesting
import Testing

@Test func theIndexLeadsToThePages() async {
  await expectTranscript(of: ControlsIndex(), rows: 8) {
    """
    > press stepper
    - Controls
    - Values
    -   toggle ›
    -   stepper ›
    -   slider ›
    -   picker ›
    -   datepicker ›
    -   colorpicker ›
    - … 66 below
    + ( ‹ Controls )  stepper
    + Seats  [- +] 3 (1…4)
    + Floor  [- +] 0
    > increment Seats
    - Seats  [- +] 3 (1…4)
    + Seats  [-  ] 4 (1…4)
    > dismiss
    - ( ‹ Controls )  stepper
    - Seats  [-  ] 4 (1…4)
    - Floor  [- +] 0
    + Controls
    + Values
    +   toggle ›
    +   stepper ›
    +   slider ›
    +   picker ›
    +   datepicker ›
    +   colorpicker ›
    + … 66 below
    > scroll List 54
    - Values
    -   toggle ›
    -   stepper ›
    -   slider ›
    -   picker ›
    -   datepicker ›
    -   colorpicker ›
    + … 53 above
    + Navigation
    +   navigationstack ›
    +   navigationsplitview ›
    +   toolbar ›
    +   searchable ›
    - … 66 below
    + … 15 below
    > press navigationstack
    - Controls
    - … 53 above
    - Navigation
    -   navigationstack ›
    -   navigationsplitview ›
    -   toolbar ›
    -   searchable ›
    - … 15 below
    + ( ‹ Controls )  navigationstack
    + Planets
    + Mercury ›
    + Venus ›
    + Earth ›
    + Mars ›
    + Jupiter ›
    + Saturn ›
    + Uranus ›
    + Neptune ›
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
    > press Planets
    - ( ‹ Planets )  Earth
    - Moons 1
    - ( Next: Mars › )
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
    > press Controls
    - ( ‹ Controls )  navigationstack
    - Planets
    - Mercury ›
    - Venus ›
    - Earth ›
    - Mars ›
    - Jupiter ›
    - Saturn ›
    - Uranus ›
    - Neptune ›
    + Controls
    + … 53 above
    + Navigation
    +   navigationstack ›
    +   navigationsplitview ›
    +   toolbar ›
    +   searchable ›
    + … 15 below
    """
  }
}
