import Dispatch
import Platen

extension Workload {
  /// Equal updates amid growing numbers of unaffected objects.
  static let scales =
    [10, 100].map { depth in
      Workload("depth: \(depth) stacks above the counter") {
        let model = Counter()
        let updates = Updates(Nest(depth: depth, model: model)) { model.count = $0 }
        return { await updates.run($0) }
      }
    }
    + [1, 1_000].map { count in
      Workload("sessions: one of \(count) forms") {
        let sessions = (1..<count).map { _ in Session(FormScreen()) }
        let model = FormScreenModel()
        let updates = Updates(FormScreen(model: model)) {
          model.value1 = $0.isMultiple(of: 2) ? "Ada" : "Eve"
        }
        return { times in
          await updates.run(times)
          keep(sessions)
        }
      }
    }
    + [1, 1_000].flatMap { count in
      [
        Workload("flood: \(count) changes in a turn") {
          let model = Counter()
          let updates = Updates(CounterScreen(model: model)) { flood(model, with: count, from: $0) }
          return { await updates.run($0) }
        },
        Workload("flood: \(count) changes, not shown yet") {
          let model = Counter()
          let session = Session(CounterScreen(model: model))
          return { times in
            await inBlock { for number in 0..<times { flood(model, with: count, from: number) } }
            keep(session)
          }
        },
      ]
    }

  /// Runs work in a block on the main queue, as frames do, where the runtime needs longer than in a
  /// task to determine the current executor.
  private static func inBlock(_ work: @escaping @MainActor @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        MainActor.assumeIsolated(work)
        continuation.resume()
      }
    }
  }

  private static func flood(_ model: Counter, with count: Int, from number: Int) {
    for change in 0..<count { model.count = number + change }
  }
}

/// A counter inside a number of nested stacks.
private struct Nest: View {
  let depth: Int
  let model: Counter

  var body: some View {
    if depth == 0 {
      CounterScreen(model: model)
    } else {
      VStack { AnyView(Nest(depth: depth - 1, model: model)) }
    }
  }
}
