import Platen
import PlatenTestSupport
import Testing

@Suite struct TranscriptDiffTests {
  @Test func equalTranscriptsDoNotDiffer() {
    #expect(TranscriptDiff(from: ["> a", "  b"], to: ["> a", "  b"]).isEmpty)
    #expect(TranscriptDiff(from: [], to: []).isEmpty)
  }

  @Test func diffMarkersAreSeparateFromTranscriptPrefixes() {
    let difference = TranscriptDiff(from: ["> a", "- b", "+ c"], to: ["> a", "- b", "- c", "+ d"])
    #expect(
      difference.description == """
          │ > a
          │ - b
        − │ + c
        + │ - c
        + │ + d
        """)
  }

  @Test func onlyNearbyLinesAndTheirCommandAreShown() {
    let before = ["> a", "  1", "> b"] + (1...9).map { "  \($0)" }
    let after = ["> c"] + (1...5).map { "  \($0)" }
    let difference = TranscriptDiff(from: before + ["  x"] + after, to: before + ["  y"] + after)
    #expect(
      difference.description == """
        ⋮ │ …
          │ > b
        ⋮ │ …
          │   7
          │   8
          │   9
        − │   x
        + │   y
          │ > c
          │   1
          │   2
        ⋮ │ …
        """)
  }

  @Test func aNoteIsShownOnceAboveItsLines() {
    let difference = TranscriptDiff(
      from: ["> a", "+ b", "> c", "+ d", "+ e"], to: ["> a", "+ x", "+ y", "> c", "+ d", "+ e"],
      notes: [nil, "1s", "1s", nil, "1s", "2s, by delay"])
    #expect(
      difference.description == """
          │ > a
        − │ + b
        @ │ 1s
        + │ + x
        + │ + y
          │ > c
        @ │ 1s
          │ + d
        @ │ 2s, by delay
          │ + e
        """)
  }

  @Test func aNoteOfPartlyShownLinesIsShown() {
    let lines = (1...9).map { "+ \($0)" }
    let difference = TranscriptDiff(
      from: ["> a"] + lines, to: ["> a"] + lines.dropLast() + ["+ x"],
      notes: [nil] + [String?](repeating: "1s", count: 9))
    #expect(
      difference.description == """
          │ > a
        ⋮ │ …
        @ │ 1s
          │ + 6
          │ + 7
          │ + 8
        − │ + 9
        + │ + x
        """)
  }

  @Test(arguments: [false, true])
  func theCostOfDifferencesAfterEachCommandIsLinear(areMissing: Bool) {
    let ratio = growth(from: 1_000) { count in
      let old = (0..<count).flatMap { ["> press \($0)", "+ a\($0)"] }
      let new = areMissing ? [] : (0..<count).flatMap { ["> press \($0)", "+ b\($0)"] }
      #expect(!TranscriptDiff(from: old, to: new).description.isEmpty)
    }
    #expect(ratio < 8)
  }

  @Test func manyDifferencesWithoutACommonLineAreListed() {
    let old = (0..<3_000).map { "- \($0)" }
    let difference = TranscriptDiff(from: old, to: old.map { "+ " + $0 })
    #expect(difference.description.split(separator: "\n").count == 6_000)
  }

  @Test func aMissingTranscriptIsShownAsAdded() {
    #expect(TranscriptDiff(from: [], to: ["  a", "  b"]).description == "+ │   a\n+ │   b")
  }
}
