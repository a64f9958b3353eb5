import PlatenReactive
import PlatenTesting

/// The `CombineLatest` of two, three or four publishers, its outputs as arrays.
func combined<P: Publisher>(_ publishers: [P]) -> AnyPublisher<[P.Output], P.Failure> {
  let (a, b) = (publishers[0], publishers[1])
  return switch publishers.count {
  case 2: a.combineLatest(b) { [$0, $1] }.eraseToAnyPublisher()
  case 3: a.combineLatest(b, publishers[2]) { [$0, $1, $2] }.eraseToAnyPublisher()
  default:
    a.combineLatest(b, publishers[2], publishers[3]) { [$0, $1, $2, $3] }.eraseToAnyPublisher()
  }
}

/// The `CombineLatest` of rows of a diagram, its outputs as one text.
func combined(_ names: String, of play: MarblePlay) -> AnyPublisher<String, MarbleFailure> {
  combined(names.map { play["\($0)"] }).map { $0.joined() }.eraseToAnyPublisher()
}
