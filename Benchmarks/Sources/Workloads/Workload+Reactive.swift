import Platen

extension Workload {
  /// Deliveries of a single value through a publisher.
  static let reactive = [
    Workload("reactive: subject, sink") {
      let subject = PassthroughSubject<Int, Never>()
      let sum = Sum(subject)
      return { count in
        for value in 0..<count { subject.send(value) }
        sum.keep()
      }
    },
    Workload("reactive: published, sink") {
      let model = Counter()
      let sum = Sum(model.$count)
      return { count in
        for value in 0..<count { model.count = value }
        sum.keep()
      }
    },
    pair("reactive: combineLatest") { $0.combineLatest($1).map { $0 &+ $1 } },
    pair("reactive: zip") { $0.zip($1).map { $0 &+ $1 } },
    pair("reactive: merge") { $0.merge(with: $1) },
    three("reactive: combineLatest of 3") { $0.combineLatest($1, $2).map { $0 &+ $1 &+ $2 } },
    three("reactive: zip of 3") { $0.zip($1, $2).map { $0 &+ $1 &+ $2 } },
    three("reactive: merge of 3") { $0.merge(with: $1, $2) },
  ]

  private typealias Numbers = PassthroughSubject<Int, Never>

  /// Returns a workload that sends values to two subjects in turn.
  private static func pair(
    _ name: String, _ join: @escaping @Sendable (Numbers, Numbers) -> some Publisher<Int, Never>
  ) -> Workload {
    Workload(name) {
      let (left, right) = (Numbers(), Numbers())
      let sum = Sum(join(left, right))
      return { count in
        for value in 0..<count { (value.isMultiple(of: 2) ? left : right).send(value) }
        sum.keep()
      }
    }
  }

  /// Returns a workload that sends values to three subjects in turn.
  private static func three(
    _ name: String,
    _ join: @escaping @Sendable (Numbers, Numbers, Numbers) -> some Publisher<Int, Never>
  ) -> Workload {
    Workload(name) {
      let numbers = [Numbers(), Numbers(), Numbers()]
      let sum = Sum(join(numbers[0], numbers[1], numbers[2]))
      return { count in
        for value in 0..<count { numbers[value % 3].send(value) }
        sum.keep()
      }
    }
  }
}

/// Adds up received values, so that the compiler cannot eliminate them.
private final class Sum {
  private var sum = 0
  private var subscription: AnyCancellable?

  init(_ values: some Publisher<Int, Never>) {
    subscription = values.sink { [unowned self] in sum &+= $0 }
  }

  func keep() { Workloads.keep(sum) }
}
