import PlatenCompatibility
import PlatenNavigation
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

extension LookTests {
  @Test func glassAndTransitionsDoNotAffectRendering() {
    let namespace = Namespace().wrappedValue
    let view = GlassEffectContainer(spacing: 3) {
      Text("tea").glassEffect().glassEffect(.regular.tint(.red).interactive(), in: .capsule)
        .glassEffectID("tea", in: namespace).glassEffectUnion(id: 1, namespace: namespace)
        .glassEffectTransition(.materialize).backgroundExtensionEffect()
    }
    let moving = view.navigationTransition(.zoom(sourceID: 1, in: namespace))
      .matchedTransitionSource(id: 1, in: namespace)
      .matchedTransitionSource(id: 1, in: namespace) { $0.shadow(radius: 3) }
    #expect(picture(20) { moving } == "tea")
    #expect(
      picture(20) { Button("tea") {}.buttonStyle(.glass).buttonSizing(.flexible) } == "( tea )")
    #expect(picture(20) { Button(role: .close) {}.buttonStyle(.glassProminent) } == "( Close )")
  }

  @Test func settingsOfTheSystemDoNotAffectRendering() {
    let view = Text("tea").onKeyPress(.return) { .handled }.onKeyPress { _ in .ignored }
      .writingToolsBehavior(.disabled).presentationSizing(.fitted).dialogSeverity(.critical)
      .tabBarMinimizeBehavior(.never).labelsVisibility(.hidden).badgeProminence(.increased)
      .allowedDynamicRange(.high).searchToolbarBehavior(.minimize).accessibilityHeading(.h1)
      .springLoadingBehavior(.enabled).scrollEdgeEffectStyle(.soft, for: .top)
      .scrollEdgeEffectHidden().defaultScrollAnchor(.bottom)
    let scrolled = view.onScrollPhaseChange { _, _ in }
      .onScrollGeometryChange(for: Double.self) {
        $0.contentOffset.y
      } action: { _, _ in
      }
      .safeAreaBar(edge: .top) { Text("bar") }
    #expect(picture(20) { scrolled } == "bar\ntea")
    #expect(
      picture(20) { MeshGradient(width: 1, height: 1, points: [[0, 0]], colors: [.red]) } == "")
  }
}
