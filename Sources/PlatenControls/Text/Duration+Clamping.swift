import Foundation

extension Duration {
  /// A number of seconds; of one that no duration is, the nearest that is surely one, and zero for none.
  init(clamping seconds: TimeInterval) {
    self = seconds.isNaN ? .zero : .seconds(min(max(seconds, -1e15), 1e15))
  }
}
