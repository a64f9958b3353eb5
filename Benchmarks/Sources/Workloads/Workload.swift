/// A benchmark that is prepared once and then run repeatedly.
public struct Workload: Sendable {
  /// Performs the measured work `count` times.
  public typealias Run = @MainActor @Sendable (_ count: Int) async -> Void

  public let name: String
  /// Whether a run takes too long for a sample to contain a thousand of them.
  public let isSlow: Bool
  public let prepare: @MainActor @Sendable () -> Run

  init(_ name: String, isSlow: Bool = false, prepare: @escaping @MainActor @Sendable () -> Run) {
    self.name = name
    self.isSlow = isSlow
    self.prepare = prepare
  }

  public static let all = updates + scales + lists + reactive + time + patches + lines
}
