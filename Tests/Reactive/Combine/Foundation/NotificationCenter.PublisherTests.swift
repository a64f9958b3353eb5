import Foundation
import PlatenCombine
import Testing

struct NotificationCenterPublisherTests {
  let center = NotificationCenter()
  let name = Notification.Name("test")

  @Test func matchingNotificationsArePublished() {
    let sender = NSObject()
    var count = 0
    let subscription = center.publisher(for: name, object: sender).sink { _ in count += 1 }
    center.post(name: name, object: sender)
    center.post(name: name, object: NSObject())
    center.post(name: Notification.Name("other"), object: sender)
    #expect(count == 1)
    subscription.cancel()
    center.post(name: name, object: sender)
    #expect(count == 1)
  }

  @Test func aNotificationWithoutDemandIsDropped() {
    let log = SignalLog<Notification, Never>(demand: .max(1))
    center.publisher(for: name).subscribe(log)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil)
    log.subscription?.request(.none)
    #expect(log.signals.count == 1)
    #expect(log.subscription.map { "\($0)" } == "NotificationCenter Observer")
  }

  @Test func notificationsFromSeveralThreadsAreDeliveredOneAtATime() {
    let center = Unprotected(center)
    let name = name
    let count = Unprotected(0)
    let subscription = center.value.publisher(for: name).sink { _ in count.value += 1 }
    onThreads(4) { _ in for _ in 0..<500 { center.value.post(name: name, object: nil) } }
    #expect(count.value == 2_000)
    subscription.cancel()
  }
}
