import Platen
import PlatenOS
import PlatenTesting
import Testing

@MainActor
@Suite struct LoggerTests {
  @Test func messagesAreWrittenToTheEventLog() async {
    let logger = Logger(subsystem: "tea", category: "brewing")
    let pin = "1234"
    await expectTranscript(
      of: Button("Log") {
        logger.log("water \(90) °C")
        logger.error("no \("leaves", privacy: .public), code \(pin, privacy: .private)")
        logger.debug("\(255, format: .hex)")
        Logger().info("plain")
      }
    ) {
      """
        ( Log )
      > press Log
      > log
        [brewing] water 90 °C
        [brewing] error: no leaves, code <private>
        [brewing] debug: ff
        info: plain
      """
    }
  }
}
