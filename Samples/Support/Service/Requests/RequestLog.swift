extension SampleService {
  /// A log of the latest requests, in the order of their arrival.
  struct RequestLog: Sendable {
    private static let capacity = 1000

    private(set) var entries: [LogEntry] = []
    private var count = 0

    mutating func append(_ request: String, _ answer: Answer) {
      count += 1
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(LogEntry(number: count, request: request, outcome: answer.outcome.name))
    }
  }
}

extension SampleService.Answer.Outcome {
  fileprivate var name: String {
    switch self {
    case .response(let response): String(response.status)
    case .half: "\(SampleService.Fault.truncate)"
    case .refusal: "\(SampleService.Fault.refuse)"
    case .silence: "\(SampleService.Fault.hang)"
    }
  }
}
