/// The queues on which the code of a session receives results from outside.
///
/// The results that arrive on one queue of the program, such as the delegate queue of a `URLSession`,
/// are received one after the other. Code that blocks delays only these results.
package final class ResultQueues: Sendable {
  private struct Entry {
    weak var work: SerialWork?
  }

  private let entries = Locked<[ObjectIdentifier: Entry]>([:])

  /// Returns the queue for the results that arrive on a queue of the program. It exists while results
  /// wait or a caller retains it.
  package func queue(of source: AnyObject) -> SerialWork {
    entries.withLock { entries in
      if let work = entries[ObjectIdentifier(source)]?.work { return work }
      let work = SerialWork()
      entries = entries.filter { $0.value.work != nil }
      entries[ObjectIdentifier(source)] = Entry(work: work)
      return work
    }
  }
}
