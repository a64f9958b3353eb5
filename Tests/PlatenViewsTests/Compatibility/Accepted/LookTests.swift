import PlatenViews
import Testing

@MainActor
@Suite struct LookTests {
  @Test func modifiersOfTheLookDoNotChangeAView() {
    let text = Text("Ada")
      .buttonRepeatBehavior(.enabled).menuOrder(.fixed).menuActionDismissBehavior(.disabled)
      .containerBackground(.red, for: .navigation).contentMargins(8, for: .scrollContent)
      .presentationContentInteraction(.scrolls).toolbarColorScheme(.dark, for: .navigationBar)
      .dialogIcon(Image("icon")).flipsForRightToLeftLayoutDirection(true).submitScope()
    #expect(picture(30) { text } == "Ada")
  }
}
