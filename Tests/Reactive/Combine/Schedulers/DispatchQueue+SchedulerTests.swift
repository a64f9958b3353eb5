import Foundation
import PlatenCombine
import Testing

struct DispatchQueueSchedulerTests {
  @Test func aDistantTimeIsLaterThanNow() {
    let now = DispatchQueue.main.now
    #expect(now < DispatchQueue.SchedulerTimeType(.distantFuture))
    #expect(now.advanced(by: .init(.never)).dispatchTime == .distantFuture)
    #expect(now.advanced(by: 1.5).advanced(by: -1.5) == now)
  }
}
