import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct LocalizedTextTests {
  @Test func aResourceThatNoTableContainsShowsItsValue() async {
    let count = 3
    let screen = VStack(alignment: .leading) {
      Text(LocalizedStringResource("\(count) notes"))
      Text(LocalizedStringResource("notes.count", defaultValue: "\(count) new notes"))
    }
    await expectTranscript(of: screen, width: 30) {
      """
        3 notes
        3 new notes
      """
    }
  }
}
