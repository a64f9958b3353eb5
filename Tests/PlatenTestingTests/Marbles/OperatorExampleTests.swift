import PlatenTesting
import Testing

/// The operators, by the marbles that the Rx community publishes of them.
@Suite struct OperatorExampleTests {
  @Test(arguments: OperatorExample.all)
  func anOperatorMatchesItsMarbleDiagram(example: OperatorExample) {
    expectMarbles(example.marbles, of: example.pipeline)
  }
}
