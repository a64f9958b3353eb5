import PlatenSwiftUI
import Testing

import func PlatenTesting.expectTranscript

@MainActor
@Suite struct UIControlTests {
  @Test func onlyActionsOfTheSentEventsArePerformed() {
    let control = UIControl()
    var events: [String] = []
    let tapped = UIAction { _ in events.append("tapped") }
    control.addAction(tapped, for: .touchUpInside)
    control.addAction(UIAction { _ in events.append("any") }, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.removeAction(tapped, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(events == ["tapped", "any", "any", "any"])
  }

  @Test func anActionKnowsTheControlThatSendsIt() {
    let control = UIControl()
    var sender: AnyObject?
    control.addAction(UIAction { sender = $0.sender }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(sender === control)
  }
}
