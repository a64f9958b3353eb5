import PlatenTesting
import Testing

/// Tests of the operators with marble diagrams from the Rx community.
@Suite struct OperatorExampleTests {
  @Test(arguments: OperatorExample.all)
  func anOperatorMatchesItsMarbleDiagram(example: OperatorExample) {
    expectMarbles(example.marbles, of: example.pipeline)
  }
}
