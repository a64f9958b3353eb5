import Testing

@testable import PlatenAdopt

@Suite struct FirstScreenTests {
  @Test func theReasonOfACrashIsItsMessage() {
    let output = ["", "App/A.swift:3: Fatal error: no menu", "*** Signal 4", "0 0x00 in libswift"]
    #expect(FirstScreen.reason(in: output) == "App/A.swift:3: Fatal error: no menu")
    #expect(FirstScreen.reason(in: ["a", "b", "", "c", "d"]) == "b; c; d")
  }
}
