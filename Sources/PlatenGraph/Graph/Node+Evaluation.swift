extension Node {
  /// Marks the node to be evaluated again before the turn ends.
  package final func markDirty() {
    guard !status.isDirty, status.life != .gone else { return }
    status.isDirty = true
    graph.enqueue(self)
  }

  /// Takes back the mark.
  final func markClean() { status.isDirty = false }

  /// Evaluates the node.
  package final func evaluateNow() {
    status.isDirty = false
    graph.countEvaluation()
    evaluate()
  }

  /// Runs the program's code on behalf of this node, remembering what it reads.
  package final func tracking<Value>(_ body: () -> Value) -> Value {
    dependencies.begin()
    let outer = Graph.reader
    Graph.reader = self
    defer {
      Graph.reader = outer
      dependencies.end(by: self)
    }
    observationTracker?.begin()
    return ObservationTracker.tracking {
      observationTracker?.readEnd()
      return body()
    } onChange: {
      observe()
    }
  }

  /// What runs when an observable model changes that the evaluation read; asked for only then.
  private func observe() -> @Sendable () -> Void {
    let reads = observationTracker ?? ObservationTracker(by: self)
    observationTracker = reads
    return reads.change()
  }

  /// Notes that the node, being evaluated, read something.
  final func track(_ dependency: Dependency) { dependencies.track(dependency, by: self) }

  /// Follows nothing any more that the last evaluation read.
  final func untrackAll() {
    dependencies.forget(by: self)
    observationTracker?.begin()
  }
}
