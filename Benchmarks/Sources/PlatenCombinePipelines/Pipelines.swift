// The pipelines that `pipelines` measures. OpenCombinePipelines compiles a link to this file.

import Foundation

#if OPENCOMBINE
  import OpenCombine
  import OpenCombineDispatch

  private var mainQueue: DispatchQueue.OCombine { DispatchQueue.main.ocombine }
#else
  import PlatenCombine

  private var mainQueue: DispatchQueue { .main }
#endif

/// Sends `count` values and returns once the subscriber has received them.
public typealias Run = (_ count: Int) -> Void

/// Returns the pipelines by name, each with its subscribers attached.
public func pipelines() -> KeyValuePairs<String, Run> {
  [
    "subject, sink": values { $0 },
    "map, filter, removeDuplicates": values {
      $0.map { $0 / 2 }.filter { $0 >= 0 }.removeDuplicates()
    },
    "@Published, 1 subscriber": published(subscribers: 1),
    "@Published, 100 subscribers": published(subscribers: 100),
    "zip": pairs(),
    "receive(on: DispatchQueue.main)": hops(),
  ]
}

private typealias Numbers = PassthroughSubject<Int, Never>

private func values(_ pipeline: (Numbers) -> some Publisher<Int, Never>) -> Run {
  let subject = Numbers()
  var sum = 0
  let subscription = pipeline(subject).sink { sum &+= $0 }
  return { count in
    for value in 0..<count { subject.send(value) }
    withExtendedLifetime(subscription) {}
  }
}

private func published(subscribers: Int) -> Run {
  let model = Model()
  var sum = 0
  let subscriptions = (0..<subscribers).map { _ in model.$number.sink { sum &+= $0 } }
  return { count in
    for value in 0..<count { model.number = value }
    withExtendedLifetime(subscriptions) {}
  }
}

private func pairs() -> Run {
  let (left, right) = (Numbers(), Numbers())
  var sum = 0
  let subscription = left.zip(right).sink { sum &+= $0 &+ $1 }
  return { count in
    for value in 0..<count {
      left.send(value)
      right.send(value)
    }
    withExtendedLifetime(subscription) {}
  }
}

private func hops() -> Run {
  let subject = Numbers()
  var received = 0
  let subscription = subject.receive(on: mainQueue).sink { _ in received += 1 }
  return { count in
    received = 0
    for value in 0..<count { subject.send(value) }
    while received < count, RunLoop.main.run(mode: .default, before: .distantFuture) {}
    withExtendedLifetime(subscription) {}
  }
}

private final class Model: ObservableObject {
  @Published var number = 0
}
