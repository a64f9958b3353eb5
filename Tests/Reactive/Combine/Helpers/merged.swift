import PlatenCombine

/// Merges publishers, with the overload for their number if there are two to eight.
func merged<P: Publisher>(_ p: [P]) -> AnyPublisher<P.Output, P.Failure> {
  switch p.count {
  case 2: Publishers.Merge(p[0], p[1]).eraseToAnyPublisher()
  case 3: p[0].merge(with: p[1], p[2]).eraseToAnyPublisher()
  case 4: p[0].merge(with: p[1], p[2], p[3]).eraseToAnyPublisher()
  case 5: p[0].merge(with: p[1], p[2], p[3], p[4]).eraseToAnyPublisher()
  case 6: p[0].merge(with: p[1], p[2], p[3], p[4], p[5]).eraseToAnyPublisher()
  case 7: p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6]).eraseToAnyPublisher()
  case 8: p[0].merge(with: p[1], p[2], p[3], p[4], p[5], p[6], p[7]).eraseToAnyPublisher()
  default: Publishers.MergeMany(p).eraseToAnyPublisher()
  }
}
