import Platen
import PlatenOS
import PlatenTesting
import Testing

@MainActor
@Suite struct OSLogTests {
  @Test func argumentsReplacePlaceholders() async {
    let log = OSLog(subsystem: "tea", category: "pot")
    await expectTranscript(
      of: Button("Log") {
        os_log("%d cups, %{public}@, 100%%", log: log, type: .error, 3, "green")
        os_log("%{private}@ %@", "secret")
        os_log(.info, "plain")
        os_log("never", log: .disabled)
      }
    ) {
      """
        ( Log )
      > press Log
      > log
        [pot] error: 3 cups, green, 100%
        <private> %@
        info: plain
      """
    }
  }
}
