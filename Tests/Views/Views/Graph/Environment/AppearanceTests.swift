import Foundation
import PlatenNavigation
import PlatenTesting
import Testing

/// The environment values of a view when no ancestor sets them.
@MainActor
@Suite struct AppearanceTests {
  private struct Read<Value>: View {
    @Environment private var value: Value

    init(_ keyPath: KeyPath<EnvironmentValues, Value>) { _value = Environment(keyPath) }

    var body: some View { Text(String(describing: value)) }
  }

  @Test func theEnvironmentDefaultsMatchAPhoneInPortraitOrientation() {
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

  @Test func modifiersOverrideTheEnvironmentDefaults() {
    #expect(picture(20) { Read(\.colorScheme).colorScheme(.dark) } == "dark")
    #expect(picture(20) { Read(\.colorScheme).environment(\.colorScheme, .dark) } == "dark")
    #expect(picture(20) { Read(\.dynamicTypeSize).dynamicTypeSize(.xLarge) } == "xLarge")
    #expect(
      picture(20) { Read(\.scenePhase).environment(\.scenePhase, .background) } == "background")
  }
}
