import PlatenCoreHaptics
import Testing

@Suite struct CHHapticEngineTests {
  @Test func thereAreNoHaptics() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let intensity = CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
    let event = CHHapticEvent(
      eventType: .hapticTransient, parameters: [intensity], relativeTime: 0)
    #expect(event.eventParameters.first?.value == 1)
    _ = try CHHapticPattern(events: [event], parameters: [])
  }
}
