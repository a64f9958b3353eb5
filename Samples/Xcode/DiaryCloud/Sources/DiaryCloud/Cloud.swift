import Combine
import DiaryBadges
import Foundation
import SwiftUI
import os

public final class Cloud: Sendable {
  public static let standard = Cloud()

  private let backups = OSAllocatedUnfairLock(initialState: 0)

  public func summary(of entries: [String]) -> String {
    backups.withLock { $0 += 1 }
    return entries.isEmpty ? "Nothing to back up" : "\(entries.count) entries are backed up"
  }

  /// The number of summaries.
  public var count: AnyPublisher<Int, Never> {
    Just(backups.withLock { $0 }).eraseToAnyPublisher()
  }

  @MainActor public func badge(of entries: [String]) -> some View { Badge(entries.count) }
}
