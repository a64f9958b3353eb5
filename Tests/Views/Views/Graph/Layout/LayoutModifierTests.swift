import PlatenLines
import PlatenNavigation
import Testing

@testable @_spi(Nodes) import PlatenGraph

@MainActor
@Suite struct LayoutModifierTests {
  private final class Count {
    var value = 0
  }

  /// A modifier without an effect that counts how often its width is computed.
  private struct Counting: LayoutModifier {
    let count: Count
    nonisolated let id: ObjectIdentifier

    init(count: Count) { (self.count, id) = (count, ObjectIdentifier(count)) }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.id == b.id }

    func widths(around inner: WidthRange) -> WidthRange {
      count.value += 1
      return inner
    }

    func proposal(within proposal: Proposal, around inner: WidthRange) -> Proposal { proposal }

    func insets(around block: Block, madeFor inner: Proposal, within proposal: Proposal) -> Insets {
      Insets()
    }
  }

  /// Returns the number of computed widths of a text in modifiers.
  private func widths(inModifiers depth: Int) -> Int {
    let count = Count()
    var view = AnyView(Text("text"))
    for _ in 0..<depth { view = AnyView(Counting(count: count).modified(view)) }
    #expect(TestGraph(view).lines == ["text"])
    return count.value
  }

  @Test func theWidthInsideEachModifierIsComputedOnce() {
    let (few, many) = (widths(inModifiers: 20), widths(inModifiers: 80))
    #expect(few > 0 && many <= 4 * few + 80, "\(few), \(many)")
  }

  /// Expanded groups inside each other, each with a label.
  private struct Groups: View {
    let depth: Int

    var body: some View {
      DisclosureGroup("Level \(depth)", isExpanded: .constant(true)) {
        if depth > 1 { AnyView(Groups(depth: depth - 1)) } else { Text("end") }
      }
    }
  }

  @Test func groupsInsideEachOtherAreEvaluatedOnce() {
    func evaluations(_ depth: Int) -> Int {
      let host = TestGraph(width: 500, Groups(depth: depth))
      #expect(host.lines.count == depth + 1)
      return host.graph.evaluations
    }
    let (few, many) = (evaluations(10), evaluations(40))
    #expect(many <= 4 * few, "\(few), \(many)")
  }
}
