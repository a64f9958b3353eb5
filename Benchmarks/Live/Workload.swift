/// What can be done many times.
@MainActor
protocol Workload: AnyObject {
  /// Bytes that its screens took, without what they show.
  var memory: Int { get }
  func run(_ count: Int, then finish: @escaping () -> Void)
}
