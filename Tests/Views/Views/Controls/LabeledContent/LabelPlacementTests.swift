import PlatenLines
import Testing

@testable import PlatenControls
@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct LabelPlacementTests {
  private func lines(_ label: Line, _ value: Line..., in proposal: Proposal) -> [String] {
    LabelPlacement(label: label, value: WidthRange(fixed: 5))
      .lines(for: proposal) { _ in value }.map(\.text)
  }

  @Test func aLabeledValueFollowsItsLabelOnTheSameLine() {
    #expect(
      lines("Name", "value", "more", in: Proposal(width: 12)) == ["Name value", "     more"])
    #expect(lines("", "value", in: Proposal(width: 12)) == ["value"])
  }

  @Test func aLabeledValueInAFormStartsAfterTheLabelColumn() {
    #expect(lines("Name", "value", in: Proposal(width: 20, labels: 6)) == ["Name    value"])
    #expect(
      lines("Full name", "value", in: Proposal(width: 20, labels: 6))
        == ["Full name", "        value"])
  }

  @Test func aLabeledValueMovesToTheNextLineIfTheWidthIsTooNarrow() {
    #expect(lines("Name", "value", in: Proposal(width: 9)) == ["Name", "  value"])
    #expect(lines("Name", "value", in: Proposal(width: 6)) == ["Name", "value"])
  }
}
