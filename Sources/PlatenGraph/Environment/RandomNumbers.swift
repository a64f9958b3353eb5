import PlatenReactive

/// Random numbers that a recording repeats, and that are the same in each run of a transcript test.
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
/// Copies go on with the same numbers. They are good for games and pauses, and not for secrets.
///
/// - Complexity: O(1) for each number. The algorithm is SplitMix64 (Steele, Lea and Flood, 2014).
public struct RandomNumbers: RandomNumberGenerator, Sendable {
  private let state: Locked<UInt64>

  /// The numbers that follow from a seed.
  public init(seed: UInt64) { state = Locked(seed) }

  /// The next number.
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

private struct RandomNumbersKey: EnvironmentKey {
  static let defaultValue = RandomNumbers(seed: .random(in: 0 ... .max))
}

extension EnvironmentValues {
  /// The random numbers of the session.
  public var randomNumbers: RandomNumbers {
    get { self[RandomNumbersKey.self] }
    set { self[RandomNumbersKey.self] = newValue }
  }
}
