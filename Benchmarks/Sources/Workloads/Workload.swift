/// Something to measure: prepared once, then run so many times.
public struct Workload: Sendable {
  /// Does the work so many times.
  public typealias Run = @MainActor @Sendable (_ count: Int) async -> Void

  public let name: String
  /// Whether one run takes so long that a thousand are too many for one sample.
  public let isSlow: Bool
  public let prepare: @MainActor @Sendable () -> Run

  init(_ name: String, isSlow: Bool = false, prepare: @escaping @MainActor @Sendable () -> Run) {
    self.name = name
    self.isSlow = isSlow
    self.prepare = prepare
  }

  public static let all = updates + scales + lists + reactive + time + patches + lines
}
