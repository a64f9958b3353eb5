import PlatenTestProcesses
import Testing

/// Tests that a missing environment object or model ends the program with an error that names it.
@Suite struct MissingModelTests {
  @Test(arguments: [
    (
      "missing model",
      """
      No Observable object of type MissingModel found in MissingModelScreen. A \
      View.environment(_:) for MissingModel may be missing as an ancestor of this view.
      """
    ),
    (
      "missing object",
      """
      No ObservableObject of type MissingObject found in MissingObjectScreen. A \
      View.environmentObject(_:) for MissingObject may be missing as an ancestor of this view.
      """
    ),
  ])
  func aMissingModelIsReportedWithItsReader(screen: String, message: String) async throws {
    let run = try await Product.trials.run(
      playing: "open \"\(screen)\"\n", shell: #"SWIFT_BACKTRACE=enable=no exec "$0""#)
    #expect(run.status != 0)
    #expect(run.errors.contains(message))
  }
}
