import Foundation
import PlatenCombine

/// Every operator of `Publisher`, one per line; `OperatorLawTests` checks that none is missing.
///
/// The closures accept every value.
extension Operator {
  static let transforming = [
    one("map", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in p.map { $0 } },
    one("tryMap", .lossless, .passesLateSignals) { p, _ in p.tryMap { $0 } },
    one("map of a key path", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in
      p.map(\.self)
    },
    one("map of two key paths", .passesLateSignals, .passesSubscriptions) { p, _ in
      p.map(\.self, \.self)
    },
    one("map of three key paths", .passesLateSignals, .passesSubscriptions) { p, _ in
      p.map(\.self, \.self, \.self)
    },
    one("mapError", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in p.mapError { $0 }
    },
    one("setFailureType", .lossless, .handlesFailure, .passesLateSignals) { p, _ in
      p.catch { _ in Empty() }.setFailureType(to: Oops.self)
    },
    one("scan", .passesLateSignals, .passesSubscriptions) { p, _ in p.scan(0, +) },
    one("tryScan", .passesLateSignals) { p, _ in p.tryScan(0, +) },
    one("replaceNil", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in
      p.map(Optional.init).replaceNil(with: 0)
    },
    one("encode and decode", .lossless) { p, _ in
      p.map { [$0] }.encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
    },
    one("flatMap", .lossless, .subscribesFirst) { p, _ in p.flatMap { Just($0) } },
    one("flatMap one by one", .lossless, .subscribesFirst) { p, _ in
      p.flatMap(maxPublishers: .max(1)) { Just($0) }
    },
    one("switchToLatest", .passesLateSignals) { p, _ in p.map { Just($0) }.switchToLatest() },
    one("collect by count", .lossless, .passesLateSignals) { p, _ in p.collect(2) },
    one("buffer", .lossless, .finishNeedsDemand) { p, _ in
      p.buffer(size: 1000, prefetch: .byRequest, whenFull: .dropNewest)
    },
    one("buffer that keeps full", .lossless, .finishNeedsDemand) { p, _ in
      p.buffer(size: 1000, prefetch: .keepFull, whenFull: .customError { Oops() })
    },
  ]

  static let choosing = [
    one("filter", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in
      p.filter { _ in true }
    },
    one("tryFilter", .lossless) { p, _ in p.tryFilter { _ in true } },
    one("compactMap", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in
      p.compactMap { $0 }
    },
    one("tryCompactMap", .lossless) { p, _ in p.tryCompactMap { $0 } },
    one("removeDuplicates", .lossless) { p, _ in p.removeDuplicates() },
    one("removeDuplicates(by:)", .lossless) { p, _ in p.removeDuplicates { $0 == $1 } },
    one("tryRemoveDuplicates", .lossless) { p, _ in p.tryRemoveDuplicates { $0 == $1 } },
    one("dropFirst", .passesLateSignals) { p, _ in p.dropFirst() },
    one("drop(while:)", .lossless) { p, _ in p.drop { _ in false } },
    one("tryDrop(while:)", .lossless) { p, _ in p.tryDrop { _ in false } },
    one("drop(untilOutputFrom:)", .lossless) { p, _ in
      p.drop(untilOutputFrom: Just(0).setFailureType(to: Oops.self))
    },
    one("prefix(while:)", .lossless) { p, _ in p.prefix { _ in true } },
    one("tryPrefix(while:)", .lossless) { p, _ in p.tryPrefix { _ in true } },
    one("prefix(untilOutputFrom:)", .lossless) { p, _ in
      p.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
    },
    one("prepend", .lossless, .beginsItself) { p, _ in p.prepend(0) },
    one("prepend of a publisher", .lossless, .beginsItself) { p, _ in
      p.prepend(Just(0).setFailureType(to: Oops.self))
    },
    one("append of a publisher", .lossless, .finishNeedsDemand) { p, _ in
      p.append(Just(0).setFailureType(to: Oops.self))
    },
    one("append", .lossless, .finishNeedsDemand) { p, _ in p.append(0) },
    one("replaceEmpty", .ignoresDemand, .finishNeedsDemand) { p, _ in p.replaceEmpty(with: 0) },
    one("replaceError", .handlesFailure, .lossless) { p, _ in p.replaceError(with: 0) },
    one("assertNoFailure", .handlesFailure, .lossless, .passesLateSignals) { p, _ in
      p.catch { _ in Empty<Int, Oops>() }.assertNoFailure()
    },
    one("catch", .handlesFailure, .lossless, .passesLateSignals) { p, _ in p.catch { _ in Just(0) }
    },
    one("tryCatch", .handlesFailure, .lossless, .passesLateSignals) { p, _ in
      p.tryCatch { _ in Just(0) }
    },
    one("retry", .lossless) { p, _ in p.retry(1) },
  ]

  static let reducing = [
    one("reduce", .reduces) { p, _ in p.reduce(0, +) },
    one("tryReduce", .reduces) { p, _ in p.tryReduce(0, +) },
    one("collect", .reduces) { p, _ in p.collect() },
    one("count", .reduces) { p, _ in p.count() },
    one("max", .reduces) { p, _ in p.max() },
    one("min", .reduces) { p, _ in p.min() },
    one("max(by:)", .reduces) { p, _ in p.max { $0 < $1 } },
    one("min(by:)", .reduces) { p, _ in p.min { $0 < $1 } },
    one("tryMax", .reduces) { p, _ in p.tryMax { $0 < $1 } },
    one("tryMin", .reduces) { p, _ in p.tryMin { $0 < $1 } },
    one("last", .reduces) { p, _ in p.last() },
    one("last(where:)", .reduces) { p, _ in p.last { _ in true } },
    one("tryLast(where:)", .reduces) { p, _ in p.tryLast { _ in true } },
    one("allSatisfy", .reduces) { p, _ in p.allSatisfy { _ in true } },
    one("tryAllSatisfy", .reduces) { p, _ in p.tryAllSatisfy { _ in true } },
    one("ignoreOutput", .reduces, .passesLateSignals, .passesSubscriptions) { p, _ in
      p.ignoreOutput()
    },
  ]

  static let ending = [
    one("first", .endsEarly) { p, _ in p.first() },
    one("first(where:)", .endsEarly) { p, _ in p.first { _ in true } },
    one("tryFirst(where:)", .endsEarly) { p, _ in p.tryFirst { _ in true } },
    one("contains", .endsEarly) { p, _ in p.contains(1) },
    one("contains(where:)", .endsEarly) { p, _ in p.contains { _ in true } },
    one("tryContains(where:)", .endsEarly) { p, _ in p.tryContains { _ in true } },
    one("prefix", .endsEarly) { p, _ in p.prefix(1) },
    one("output(at:)", .endsEarly) { p, _ in p.output(at: 0) },
    one("output(in:)", .endsEarly) { p, _ in p.output(in: 0..<1) },
  ]

  static let joining = [
    several("combineLatest", 2, .dropsNested) { $0[0].combineLatest($0[1]) { [$0, $1] } },
    several("combineLatest", 3, .dropsNested) {
      $0[0].combineLatest($0[1], $0[2]) { [$0, $1, $2] }
    },
    several("combineLatest", 4, .dropsNested) {
      $0[0].combineLatest($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
    },
    several("zip", 2, .lossless, .finishesWithOne) { $0[0].zip($0[1]) { [$0, $1] } },
    several("zip", 3, .lossless, .finishesWithOne) { $0[0].zip($0[1], $0[2]) { [$0, $1, $2] } },
    several("zip", 4, .lossless, .finishesWithOne) {
      $0[0].zip($0[1], $0[2], $0[3]) { [$0, $1, $2, $3] }
    },
  ]

  static let merging = (2...9).map { arity in
    several("merge", arity, .lossless, .subscribesFirst) { merged($0) }
  }

  static let timed = [
    one("collect by time", .lossless) { $0.collect(.byTime($1, .seconds(1))) },
    one("collect by time or count", .lossless) {
      $0.collect(.byTimeOrCount($1, .seconds(1), 2))
    },
    one("throttle to the latest") {
      $0.throttle(for: .seconds(1), scheduler: $1, latest: true)
    },
    one("throttle to the first") {
      $0.throttle(for: .seconds(1), scheduler: $1, latest: false)
    },
    one("debounce") { $0.debounce(for: .seconds(1), scheduler: $1) },
    one("delay", .lossless) { $0.delay(for: .seconds(1), scheduler: $1) },
    one("receive", .lossless) { $0.receive(on: $1) },
    one("subscribe", .lossless) { $0.subscribe(on: $1) },
    one("timeout", .lossless) { $0.timeout(.seconds(1000), scheduler: $1) },
    one("timeout with an error", .lossless) {
      $0.timeout(.seconds(1000), scheduler: $1, customError: { Oops() })
    },
    one("measureInterval") { $0.measureInterval(using: $1) },
  ]

  static let forwarding = [
    one("eraseToAnyPublisher", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in
      p.eraseToAnyPublisher()
    },
    one("print", .lossless, .passesLateSignals) { p, _ in p.print(to: Nowhere()) },
    one("handleEvents", .lossless, .passesLateSignals) { p, _ in
      p.handleEvents(receiveOutput: { _ in })
    },
    one("breakpoint", .lossless, .passesLateSignals, .passesSubscriptions) { p, _ in
      p.breakpoint(receiveOutput: { _ in false })
    },
    one("breakpointOnError", .lossless, .handlesFailure, .passesLateSignals) { p, _ in
      p.catch { _ in Empty<Int, Oops>() }.breakpointOnError()
    },
    one("share") { p, _ in p.share() },
    one("multicast and autoconnect") { p, _ in
      p.multicast { PassthroughSubject<Int, Oops>() }.autoconnect()
    },
    one("multicast of a subject") { p, _ in
      p.multicast(subject: PassthroughSubject<Int, Oops>()).autoconnect()
    },
    one("makeConnectable", .handlesFailure) { p, _ in
      p.catch { _ in Empty<Int, Never>() }.makeConnectable().autoconnect()
    },
  ]
}

extension Operator {
  /// Operators whose second upstream is a publisher that a value or an error creates, or whose
  /// values control the operator.
  static let nesting = [
    several("flatMap", 2) { p in p[0].flatMap { _ in p[1] } },
    several("flatMap one by one", 2) { p in p[0].flatMap(maxPublishers: .max(1)) { _ in p[1] } },
    several("switchToLatest", 2) { p in p[0].map { _ in p[1] }.switchToLatest() },
    several("catch", 2) { p in p[0].catch { _ in p[1] } },
    several("tryCatch", 2) { p in p[0].tryCatch { _ in p[1] } },
    several("append", 2) { p in p[0].append(p[1]) },
    several("prepend", 2) { p in p[0].prepend(p[1]) },
    several("drop(untilOutputFrom:)", 2) { p in p[0].drop(untilOutputFrom: p[1]) },
    several("prefix(untilOutputFrom:)", 2) { p in p[0].prefix(untilOutputFrom: p[1]) },
  ]
}

/// A text stream that discards its input.
private struct Nowhere: TextOutputStream {
  mutating func write(_ string: String) {}
}
