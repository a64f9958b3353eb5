import PlatenLines
import Testing

@Suite struct PatchTests {
  @Test func aChangedLineIsShownAsARemovalThenAnAddition() {
    let before: Frame = ["Name  Ada", "Age   36"]
    let after: Frame = ["Name  Ada", "Age   37", "[Save]"]
    #expect(
      before.patch(to: after).description == """
        - Age   36
        + Age   37
        + [Save]
        """)
  }

  @Test func editsAreListedInFrameOrder() {
    #expect(
      patch(
        [block(1, "value1 [   ]"), block(2, "too short"), block(3, "value2 [   ]")],
        [block(1, "value1 [Ada]"), block(3, "value2 [x  ]")]
      ) == """
        - value1 [   ]
        + value1 [Ada]
        - too short
        - value2 [   ]
        + value2 [x  ]
        """)
  }

  @Test func identicalFramesHaveAnEmptyPatch() {
    let frame: Frame = ["a", "b"]
    #expect(frame.patch(to: frame).isEmpty)
    #expect(frame.patch(to: ["a", "b"]).isEmpty)
  }
}
