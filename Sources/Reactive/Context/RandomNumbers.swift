/// A random number generator whose sequence is reproduced by replays and transcript tests.
///
///     struct ShuffleScreen: View {
///       @Environment(\.randomNumbers) private var randomNumbers
///
///       private func shuffle() {
///         var generator = randomNumbers
///         cards.shuffle(using: &generator)
///       }
///     }
///
/// Copies share one sequence. The numbers are suitable for games and pauses, but not for secrets.
///
/// - Complexity: O(1) for each number. The algorithm is SplitMix64 (Steele, Lea and Flood, 2014).
public struct RandomNumbers: RandomNumberGenerator, Sendable {
  private let state: Locked<UInt64>

  /// Creates a generator with a seed, which determines its sequence.
  public init(seed: UInt64) { state = Locked(seed) }

  /// Returns the next number of the sequence.
  public func next() -> UInt64 {
    var number = state.withLock { state in
      state &+= 0x9e37_79b9_7f4a_7c15
      return state
    }
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
