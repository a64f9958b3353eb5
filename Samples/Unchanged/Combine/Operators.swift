import Combine

// All operators of `Publisher`, with the types of their results.

struct Oops: Error, Equatable {}

struct Point: Codable, Equatable {
  var x = 0
  var y = 0
  var z = 0
}

typealias Numbers = PassthroughSubject<Int, Oops>
typealias Steady = PassthroughSubject<Int, Never>

func transformations(_ numbers: Numbers, _ points: PassthroughSubject<Point, Oops>) {
  let _: Publishers.Map<Numbers, String> = numbers.map { "\($0)" }
  let _: Publishers.TryMap<Numbers, String> = numbers.tryMap { "\($0)" }
  let _: Publishers.MapKeyPath<PassthroughSubject<Point, Oops>, Int> = points.map(\.x)
  let _: Publishers.MapKeyPath2<PassthroughSubject<Point, Oops>, Int, Int> = points.map(\.x, \.y)
  let _: Publishers.MapKeyPath3<PassthroughSubject<Point, Oops>, Int, Int, Int> =
    points.map(\.x, \.y, \.z)
  let _: Publishers.MapError<Numbers, Never> = numbers.mapError { _ in fatalError() }
  let _: Publishers.CompactMap<Numbers, Int> = numbers.compactMap { Int?($0) }
  let _: Publishers.TryCompactMap<Numbers, Int> = numbers.tryCompactMap { Int?($0) }
  let _: Publishers.Scan<Numbers, Int> = numbers.scan(0) { $0 + $1 }
  let _: Publishers.TryScan<Numbers, Int> = numbers.tryScan(0) { $0 + $1 }
  let _: Publishers.Map<PassthroughSubject<Int?, Never>, Int> =
    PassthroughSubject<Int?, Never>().replaceNil(with: 0)
  let _: Publishers.SetFailureType<Steady, Oops> = Steady().setFailureType(to: Oops.self)
  let _: AnyPublisher<Int, Oops> = numbers.eraseToAnyPublisher()
}

func filters(_ numbers: Numbers, _ other: Numbers) {
  let _: Publishers.Filter<Numbers> = numbers.filter { $0 > 0 }
  let _: Publishers.TryFilter<Numbers> = numbers.tryFilter { $0 > 0 }
  let _: Publishers.RemoveDuplicates<Numbers> = numbers.removeDuplicates()
  let _: Publishers.RemoveDuplicates<Numbers> = numbers.removeDuplicates(by: ==)
  let _: Publishers.TryRemoveDuplicates<Numbers> = numbers.tryRemoveDuplicates(by: ==)
  let _: Publishers.Drop<Numbers> = numbers.dropFirst()
  let _: Publishers.DropWhile<Numbers> = numbers.drop(while: { $0 > 0 })
  let _: Publishers.TryDropWhile<Numbers> = numbers.tryDrop(while: { $0 > 0 })
  let _: Publishers.DropUntilOutput<Numbers, Numbers> = numbers.drop(untilOutputFrom: other)
  let _: Publishers.Output<Numbers> = numbers.prefix(1)
  let _: Publishers.PrefixWhile<Numbers> = numbers.prefix(while: { $0 > 0 })
  let _: Publishers.TryPrefixWhile<Numbers> = numbers.tryPrefix(while: { $0 > 0 })
  let _: Publishers.PrefixUntilOutput<Numbers, Numbers> = numbers.prefix(untilOutputFrom: other)
  let _: Publishers.Output<Numbers> = numbers.output(at: 1)
  let _: Publishers.Output<Numbers> = numbers.output(in: 1..<3)
  let _: Publishers.IgnoreOutput<Numbers> = numbers.ignoreOutput()
  let _: Publishers.First<Numbers> = numbers.first()
  let _: Publishers.FirstWhere<Numbers> = numbers.first { $0 > 0 }
  let _: Publishers.TryFirstWhere<Numbers> = numbers.tryFirst { $0 > 0 }
  let _: Publishers.Last<Numbers> = numbers.last()
  let _: Publishers.LastWhere<Numbers> = numbers.last { $0 > 0 }
  let _: Publishers.TryLastWhere<Numbers> = numbers.tryLast { $0 > 0 }
}

func reductions(_ numbers: Numbers) {
  let _: Publishers.Collect<Numbers> = numbers.collect()
  let _: Publishers.CollectByCount<Numbers> = numbers.collect(2)
  let _: Publishers.Reduce<Numbers, Int> = numbers.reduce(0) { $0 + $1 }
  let _: Publishers.TryReduce<Numbers, Int> = numbers.tryReduce(0) { $0 + $1 }
  let _: Publishers.Count<Numbers> = numbers.count()
  let _: Publishers.Comparison<Numbers> = numbers.min()
  let _: Publishers.Comparison<Numbers> = numbers.max()
  let _: Publishers.Comparison<Numbers> = numbers.min(by: <)
  let _: Publishers.Comparison<Numbers> = numbers.max(by: <)
  let _: Publishers.TryComparison<Numbers> = numbers.tryMin(by: <)
  let _: Publishers.TryComparison<Numbers> = numbers.tryMax(by: <)
  let _: Publishers.Contains<Numbers> = numbers.contains(1)
  let _: Publishers.ContainsWhere<Numbers> = numbers.contains { $0 > 0 }
  let _: Publishers.TryContainsWhere<Numbers> = numbers.tryContains { $0 > 0 }
  let _: Publishers.AllSatisfy<Numbers> = numbers.allSatisfy { $0 > 0 }
  let _: Publishers.TryAllSatisfy<Numbers> = numbers.tryAllSatisfy { $0 > 0 }
  let _: Publishers.ReplaceEmpty<Numbers> = numbers.replaceEmpty(with: 0)
}

func failures(_ numbers: Numbers) {
  let _: Publishers.ReplaceError<Numbers> = numbers.replaceError(with: 0)
  let _: Publishers.AssertNoFailure<Numbers> = numbers.assertNoFailure("fails")
  let _: Publishers.Catch<Numbers, Just<Int>> = numbers.catch { _ in Just(0) }
  let _: Publishers.TryCatch<Numbers, Just<Int>> = numbers.tryCatch { _ in Just(0) }
  let _: Publishers.Retry<Numbers> = numbers.retry(1)
}

func combinations(_ a: Numbers, _ b: Numbers) {
  let _: Publishers.Concatenate<Publishers.Sequence<[Int], Oops>, Numbers> = a.prepend(1, 2)
  let _: Publishers.Concatenate<Publishers.Sequence<[Int], Oops>, Numbers> = a.prepend([1, 2])
  let _: Publishers.Concatenate<Numbers, Numbers> = a.prepend(b)
  let _: Publishers.Concatenate<Numbers, Publishers.Sequence<[Int], Oops>> = a.append(1, 2)
  let _: Publishers.Concatenate<Numbers, Publishers.Sequence<[Int], Oops>> = a.append([1, 2])
  let _: Publishers.Concatenate<Numbers, Numbers> = a.append(b)

  let _: Publishers.CombineLatest<Numbers, Numbers> = a.combineLatest(b)
  let _: Publishers.Map<Publishers.CombineLatest<Numbers, Numbers>, Int> = a.combineLatest(b) {
    $0 + $1
  }
  let _: Publishers.CombineLatest3<Numbers, Numbers, Numbers> = a.combineLatest(b, b)
  let _: Publishers.Map<Publishers.CombineLatest3<Numbers, Numbers, Numbers>, Int> =
    a.combineLatest(b, b) { $0 + $1 + $2 }
  let _: Publishers.CombineLatest4<Numbers, Numbers, Numbers, Numbers> = a.combineLatest(b, b, b)
  let _: Publishers.Map<Publishers.CombineLatest4<Numbers, Numbers, Numbers, Numbers>, Int> =
    a.combineLatest(b, b, b) { $0 + $1 + $2 + $3 }

  let _: Publishers.Zip<Numbers, Numbers> = a.zip(b)
  let _: Publishers.Map<Publishers.Zip<Numbers, Numbers>, Int> = a.zip(b) { $0 + $1 }
  let _: Publishers.Zip3<Numbers, Numbers, Numbers> = a.zip(b, b)
  let _: Publishers.Map<Publishers.Zip3<Numbers, Numbers, Numbers>, Int> =
    a.zip(b, b) { $0 + $1 + $2 }
  let _: Publishers.Zip4<Numbers, Numbers, Numbers, Numbers> = a.zip(b, b, b)
  let _: Publishers.Map<Publishers.Zip4<Numbers, Numbers, Numbers, Numbers>, Int> =
    a.zip(b, b, b) { $0 + $1 + $2 + $3 }

  let _: Publishers.MergeMany<Numbers> = a.merge(with: b)
  let _: Publishers.Merge<Numbers, Publishers.Map<Numbers, Int>> = a.merge(with: b.map { $0 })
  let _: Publishers.Merge3<Numbers, Numbers, Numbers> = a.merge(with: b, b)
  let _: Publishers.Merge4<Numbers, Numbers, Numbers, Numbers> = a.merge(with: b, b, b)
  let _: Publishers.Merge5<Numbers, Numbers, Numbers, Numbers, Numbers> = a.merge(with: b, b, b, b)
  let _: Publishers.Merge6<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers> =
    a.merge(with: b, b, b, b, b)
  let _: Publishers.Merge7<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers> =
    a.merge(with: b, b, b, b, b, b)
  let _: Publishers.Merge8<Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers, Numbers> =
    a.merge(with: b, b, b, b, b, b, b)
}

func publishersOfPublishers(_ numbers: Numbers, _ steady: Steady) {
  let _: Publishers.FlatMap<Numbers, Numbers> = numbers.flatMap { _ in numbers }
  let _: Publishers.FlatMap<Numbers, Numbers> = numbers.flatMap(maxPublishers: .max(1)) { _ in
    numbers
  }
  let _: Publishers.FlatMap<Steady, Steady> = steady.flatMap { _ in steady }
  let _: Publishers.FlatMap<Numbers, Publishers.SetFailureType<Steady, Oops>> =
    steady.flatMap { _ in numbers }
  let _: Publishers.FlatMap<Publishers.SetFailureType<Steady, Oops>, Numbers> =
    numbers.flatMap { _ in steady }
  let _: Publishers.SwitchToLatest<Numbers, Publishers.Map<Numbers, Numbers>> =
    numbers.map { _ in numbers }.switchToLatest()
}

func sharing(_ numbers: Numbers, _ steady: Steady) {
  let _: Publishers.Share<Numbers> = numbers.share()
  let _: Publishers.Multicast<Numbers, Numbers> = numbers.multicast { Numbers() }
  let shared: Publishers.Multicast<Numbers, Numbers> = numbers.multicast(subject: Numbers())
  let _: Publishers.Autoconnect<Publishers.Multicast<Numbers, Numbers>> = shared.autoconnect()
  let connection: any Cancellable = shared.connect()
  let _: Publishers.MakeConnectable<Steady> = steady.makeConnectable()
  connection.cancel()
}

func observation(_ numbers: Numbers) {
  let _: Publishers.HandleEvents<Numbers> = numbers.handleEvents(
    receiveSubscription: { _ in }, receiveOutput: { _ in }, receiveCompletion: { _ in },
    receiveCancel: {}, receiveRequest: { _ in })
  let _: Publishers.Print<Numbers> = numbers.print()
  let _: Publishers.Print<Numbers> = numbers.print("numbers", to: nil)
  let _: Publishers.Breakpoint<Numbers> = numbers.breakpoint(
    receiveSubscription: { _ in false }, receiveOutput: { _ in false },
    receiveCompletion: { _ in false })
  let _: Publishers.Breakpoint<Numbers> = numbers.breakpointOnError()
  let _: Publishers.Buffer<Numbers> = numbers.buffer(
    size: 1, prefetch: .byRequest, whenFull: .dropOldest)
  let _: Publishers.Buffer<Numbers> = numbers.buffer(
    size: 1, prefetch: .keepFull, whenFull: .customError { Oops() })
}

final class Model: ObservableObject {
  @Published var number = 0
  var copy = 0
}

func subscriptions(_ numbers: Numbers, _ steady: Steady) {
  var kept: Set<AnyCancellable> = []
  var list: [AnyCancellable] = []
  let model = Model()
  numbers.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &kept)
  steady.sink { _ in }.store(in: &list)
  steady.assign(to: \.copy, on: model).store(in: &kept)
  steady.assign(to: &model.$number)
  numbers.subscribe(Numbers()).store(in: &kept)
  numbers.subscribe(Subscribers.Sink(receiveCompletion: { _ in }, receiveValue: { _ in }))
  steady.subscribe(Subscribers.Assign(object: model, keyPath: \.copy))
  numbers.subscribe(AnySubscriber(Numbers()))
  let _: Published<Int>.Publisher = model.$number
  let _: ObservableObjectPublisher = model.objectWillChange
  model.objectWillChange.send()
}

func sequences(_ numbers: Numbers, _ steady: Steady) async throws {
  let _: AsyncThrowingPublisher<Numbers> = numbers.values
  let _: AsyncPublisher<Steady> = steady.values
  for await value in Just(1).values { _ = value }
  for try await value in Fail<Int, Oops>(error: Oops()).values { _ = value }
  let _: Int = await Future<Int, Never> { $0(.success(1)) }.value
  let _: Int = try await Future<Int, Oops> { $0(.failure(Oops())) }.value
}

func publishers() {
  let _: [any Publisher] = [
    Just(1), Empty<Int, Oops>(completeImmediately: false),
    Fail(outputType: Int.self, failure: Oops()),
    Deferred { Just(1) }, Optional.Publisher(1), Int?.some(1).publisher, (1...3).publisher,
    Result<Int, Oops>.success(1).publisher, Result.Publisher(Oops()) as Result<Int, Oops>.Publisher,
    Publishers.Sequence<[Int], Oops>(sequence: [1]), CurrentValueSubject<Int, Oops>(1),
    Record<Int, Oops>(output: [1], completion: .finished),
    Record<Int, Oops> {
      $0.receive(1); $0.receive(completion: .failure(Oops()))
    },
  ]
}

func parts<C: ConnectablePublisher>(_ numbers: Numbers, of connectable: C) async {
  let _: [Publishers.BufferingStrategy<Oops>] = [
    .dropNewest, .dropOldest, .customError { Oops() },
  ]
  let _: [Publishers.PrefetchStrategy] = [.keepFull, .byRequest]
  let _: Publishers.TimeGroupingStrategy<ImmediateScheduler> = .byTime(.shared, 1)
  let _: Record<Int, Oops>.Recording = .init(output: [1], completion: .finished)
  let _: Future<Int, Oops>.Promise = { _ in }
  var iterator: AsyncPublisher<Just<Int>>.Iterator = Just(1).values.makeAsyncIterator()
  _ = await iterator.next()
  let _: AsyncThrowingPublisher<Numbers>.Iterator = numbers.values.makeAsyncIterator()
  let _: any CustomCombineIdentifierConvertible = Subscribers.Sink<Int, Oops>(
    receiveCompletion: { _ in }, receiveValue: { _ in })
  _ = connectable.autoconnect()
}

func seconds<T: SchedulerTimeIntervalConvertible>() -> T { .seconds(1) }
