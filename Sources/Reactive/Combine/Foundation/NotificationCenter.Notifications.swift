import Foundation

extension NotificationCenter {
  /// Returns an asynchronous sequence of the notifications with a given name, optionally limited to
  /// one object.
  public func notifications(
    named name: Notification.Name, object: (AnyObject & Sendable)? = nil
  ) -> Notifications {
    Notifications(publisher: publisher(for: name, object: object))
  }

  /// An asynchronous sequence of the notifications that a notification center broadcasts.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification
    fileprivate let publisher: NotificationCenter.Publisher

    public func makeAsyncIterator() -> Iterator {
      Iterator(base: publisher.values.makeAsyncIterator())
    }

    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncPublisher<NotificationCenter.Publisher>.Iterator

      public mutating func next() async -> Notification? { await base.next() }
    }
  }
}
