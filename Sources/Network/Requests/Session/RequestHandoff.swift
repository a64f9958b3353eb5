import Foundation
import PlatenContext

import FoundationNetworking

/// The values that wait between the start of a task and the creation of its protocol.
///
/// Only the thread that resumes a task knows the active session. On this thread, Foundation asks the
/// protocol class whether it loads the request. It creates the protocol afterward: without a cache on
/// the same thread, and otherwise on any thread. Only the request is common to both calls, so the
/// value that the first call creates waits here for the second one.
///
/// Among equal requests, the one that shares storage with the request of the protocol is taken, because
/// a task and its protocol have copies of one value. Tasks that the app creates with copies of one value
/// share storage too: among them, the first one that the current thread has started is taken if there is
/// one.
///
/// Nothing else connects the two calls on Linux:
/// - Foundation calls `canInit(with:)` only with a request, which does not know its task.
/// - A property of the protocol class cannot be set on the request, and its copies would lose it.
/// - The protocol knows its task, but not the session that was active when the task was resumed, and
///   `resume()` belongs to Foundation: without the plugin, no code of this package calls it.
/// - A variable of the thread is unknown to the thread that creates a protocol with a cache.
///
/// `RequestHandoffTests` fails if Foundation calls a protocol class differently.
final class RequestHandoff<Value: Sendable>: Sendable {
  private struct Entry {
    let value: Value
    /// The request of the task. It keeps its storage alive, so that no other request has the address.
    let request: URLRequest
    /// The thread that resumed the task.
    let thread = pthread_self()
  }

  /// The entries by request, in the order of their starts.
  private let entries = Locked<[URLRequest: [Entry]]>([:])

  /// Stores a value for the protocol of the task that the current thread resumes.
  func put(_ value: Value, for request: URLRequest) {
    let entry = Entry(value: value, request: request)
    entries.withLock { $0[request, default: []].append(entry) }
  }

  /// Removes and returns the value for the protocol of a request, if any.
  func take(_ request: URLRequest) -> Value? {
    let thread = pthread_self()
    return entries.withLock { entries in
      guard var equal = entries[request], !equal.isEmpty else { return nil }
      let same = equal.indices.filter { equal[$0].request.sharesStorage(with: request) }
      let candidates = same.isEmpty ? Array(equal.indices) : same
      let index = candidates.first { equal[$0].thread == thread } ?? candidates[0]
      let taken = equal.remove(at: index)
      entries[request] = equal.isEmpty ? nil : equal
      return taken.value
    }
  }
}

extension URLRequest {
  /// Whether two values are copies of one value that was not changed since. A request contains only a
  /// reference to its storage.
  func sharesStorage(with other: URLRequest) -> Bool {
    withUnsafeBytes(of: self) { bytes in
      withUnsafeBytes(of: other) { bytes.elementsEqual($0) }
    }
  }
}
