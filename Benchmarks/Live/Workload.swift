/// What can be done many times.
@MainActor
protocol Workload: AnyObject {
  func run(_ count: Int, then finish: @escaping () -> Void)
}
