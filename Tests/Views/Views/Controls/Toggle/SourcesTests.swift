import PlatenNavigation
import PlatenTesting
import Testing

@MainActor
@Suite struct SourcesTests {
  private struct Alarm: Identifiable {
    let id: Int
    var isOn = false
    var sound = "bell"
  }

  @Test func aToggleChangesAllItsSources() async {
    let screen = Stated([Alarm(id: 1, isOn: true), Alarm(id: 2)]) { alarms in
      let sources = alarms.wrappedValue.indices.map { alarms[dynamicMember: \.[$0]] }
      Toggle("All", sources: sources, isOn: \.isOn)
      Picker(sources: sources, selection: \.sound) {
        ForEach(["bell", "horn"], id: \.self) { Text($0) }
      } label: {
        Text("Sound")
      }
      .pickerStyle(.segmented)
      Text(alarms.wrappedValue.map { "\($0.isOn) \($0.sound)" }.joined(separator: ", "))
    }
    await expectTranscript(of: screen, width: 40) {
      """
        [ ] All
        Sound (•) bell  ( ) horn
        true bell, false bell
      > toggle All
      - [ ] All
      + [x] All
      - true bell, false bell
      + true bell, true bell
      > pick Sound horn
      - Sound (•) bell  ( ) horn
      + Sound ( ) bell  (•) horn
      - true bell, true bell
      + true horn, true horn
      """
    }
  }
}
