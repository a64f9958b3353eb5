extension Node {
  /// Marks the node for evaluation before the turn ends.
  package final func markDirty() {
    guard !status.isDirty, status.life != .gone else { return }
    status.isDirty = true
    graph.enqueue(self)
  }

  /// Removes the mark for evaluation.
  final func markClean() { status.isDirty = false }

  /// Evaluates the node immediately or, inside many other evaluations, when these have ended, so that the
  /// depth of the tree is not that of the stack.
  package final func evaluateNow() {
    guard graph.beginEvaluation() else {
      status.isDirty = true
      return graph.postponeEvaluation(of: self)
    }
    status.isDirty = false
    evaluate()
    graph.endEvaluation()
  }

  /// Runs code of the program for this node, and tracks its dependencies.
  package final func tracking<Value>(_ body: () -> Value) -> Value {
    dependencies.begin()
    let outer = Graph.reader
    Graph.reader = self
    defer {
      Graph.reader = outer
      dependencies.end(by: self)
    }
    return ObservationTracker.tracking {
      dependencies.models?.readEnd()
      return body()
    } onChange: {
      observe()
    }
  }

  /// Returns the change handler for observable models.
  ///
  /// The handler is created only if the evaluation reads a model.
  private func observe() -> @Sendable () -> Void {
    let models = dependencies.models ?? ObservationTracker(by: self)
    dependencies.models = models
    return models.change()
  }

  /// Tracks a dependency that this node read during its evaluation.
  final func track(_ dependency: Dependency) { dependencies.track(dependency, by: self) }

  /// Removes all dependencies that the last evaluation tracked.
  final func untrackAll() { dependencies.forget(by: self) }
}
