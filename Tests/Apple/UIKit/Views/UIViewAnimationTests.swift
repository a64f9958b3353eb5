import PlatenSwiftUI
import Testing

@MainActor
@Suite struct UIViewAnimationTests {
  @Test func changesOfAnimationsAreMadeImmediately() {
    let view = UIView()
    var isFinished = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0
    } completion: {
      isFinished = $0
    }
    #expect(view.alpha == 0 && isFinished)
  }
}
