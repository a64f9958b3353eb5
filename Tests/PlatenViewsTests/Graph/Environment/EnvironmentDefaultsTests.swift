import Foundation
import PlatenTesting
import PlatenViews
import Testing

/// What views find in their environment that no view above has set.
@MainActor
@Suite struct EnvironmentDefaultsTests {
  private struct Read<Value>: View {
    @Environment private var value: Value

    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }

    var body: some View { Text(String(describing: value)) }
  }

  @Test func aScreenIsThatOfAPhoneHeldUpright() {
    #expect(
      picture(60) {
        Read(\.colorScheme)
        Read(\.horizontalSizeClass)
        Read(\.verticalSizeClass)
        Read(\.scenePhase)
        Read(\.layoutDirection)
        Read(\.dynamicTypeSize)
        Read(\.sizeCategory)
        Read(\.accessibilityReduceMotion)
        Read(\.displayScale)
      } == """
        light
        Optional(PlatenGraph.UserInterfaceSizeClass.compact)
        Optional(PlatenGraph.UserInterfaceSizeClass.regular)
        active
        leftToRight
        large
        large
        true
        1.0
        """)
  }

  @Test func viewsCanSayOtherwise() {
    #expect(picture(20) { Read(\.colorScheme).colorScheme(.dark) } == "dark")
    #expect(picture(20) { Read(\.colorScheme).environment(\.colorScheme, .dark) } == "dark")
    #expect(picture(20) { Read(\.dynamicTypeSize).dynamicTypeSize(.xLarge) } == "xLarge")
    #expect(
      picture(20) { Read(\.scenePhase).environment(\.scenePhase, .background) } == "background")
  }

  @Test func theFontThatIsSetIsFound() {
    struct IsTitle: View {
      @Environment(\.font) private var font

      var body: some View { Text(font == .title ? "title" : "other") }
    }
    #expect(picture(20) { IsTitle().font(.title) } == "title")
    #expect(picture(20) { IsTitle() } == "other")
    let host = TestHost(Text("a").environment(\.font, .title))
    #expect(host.graph.block.lines[0].runs.map(\.style) == [.bold])
  }

  @Test func theCalendarIsThatOfThePlace() async {
    struct Days: View {
      @Environment(\.calendar) private var calendar

      var body: some View {
        Text("\(calendar.timeZone.identifier) \(calendar.firstWeekday)")
      }
    }
    await expectTranscript(
      of: Days().environment(\.locale, Locale(identifier: "de_AT"))
        .environment(\.timeZone, TimeZone(identifier: "Europe/Vienna") ?? .gmt)
    ) {
      "  Europe/Vienna 2"
    }
  }
}
