extension Task {
  /// The result, as the standard library returns it. Modules that replace `result` use this name.
  package var standardResult: Result<Success, Failure> { get async { await result } }
}
