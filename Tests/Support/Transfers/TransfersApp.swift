// A program that performs transfers alone in its process, so that tests can measure them.
//
// PlatenTransfers get URL               prints the status and the body, or the error
// PlatenTransfers post COUNT URL        sends zeros, and prints the body of the response
// PlatenTransfers parallel COUNT URL    prints the bodies of a request and of parallel requests after it
// PlatenTransfers cancel COUNT URL      prints the descriptors and threads that canceled transfers leave
// PlatenTransfers wait COUNT SECONDS URL    prints the processor time of waiting transfers in ms
// PlatenTransfers foundation COUNT SECONDS URL    the same, with tasks of an unchanged URLSession
import Foundation
import FoundationNetworking
import PlatenContext
import PlatenTransport

@main
enum TransfersApp {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard let command = arguments.first, let url = arguments.last.flatMap(URL.init(string:)) else {
      return print("usage: PlatenTransfers get|post|parallel|cancel|wait|foundation … URL")
    }
    let numbers = arguments.compactMap { Double($0) }
    switch command {
    case "get": await get(url)
    case "post": print(await post(Int(numbers[0]), url))
    case "parallel": await parallel(Int(numbers[0]), url)
    case "cancel": await cancel(Int(numbers[0]), url)
    case "foundation":
      let session = URLSession(configuration: .ephemeral)
      wait(numbers) { session.dataTask(with: url).resume() }
    default: wait(numbers) { _ = Transport.shared.start(TransferRequest("GET", url)) { _ in } }
    }
  }

  private static func get(_ url: URL) async {
    for await event in events(TransferRequest("GET", url)) {
      switch event {
      case .sent: break
      case .head(let head): print(head.status)
      case .data(let data): print(String(decoding: data, as: UTF8.self))
      case .end(let error): print(error.map { "\($0.kind): \($0.message)" } ?? "end")
      }
    }
  }

  private static func post(_ count: Int, _ url: URL) async -> String {
    await body(TransferRequest("POST", url, body: Data(count: count)))
  }

  private static func parallel(_ count: Int, _ url: URL) async {
    print(await body(TransferRequest("GET", url.deletingLastPathComponent())))
    let bodies = await withTaskGroup(of: String.self) { group in
      for _ in 0..<count { group.addTask { await body(TransferRequest("GET", url)) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    print(bodies.sorted().joined(separator: "\n"))
  }

  /// Returns the body of a response, or the error.
  private static func body(_ request: TransferRequest) async -> String {
    var body = Data()
    for await event in events(request) {
      if case .data(let data) = event { body += data }
      if case .end(let error?) = event { return "\(error.kind): \(error.message)" }
    }
    return String(decoding: body, as: UTF8.self)
  }

  private static func events(_ request: TransferRequest) -> AsyncStream<TransferEvent> {
    AsyncStream { continuation in
      _ = Transport.shared.start(request) { event in
        continuation.yield(event)
        if case .end = event { continuation.finish() }
      }
    }
  }

  /// Opens transfers in groups, and cancels each group when its responses have begun.
  private static func cancel(_ count: Int, _ url: URL) async {
    let transport = Transport(idleTime: 0.01)
    await cancelGroup(of: 1, url, transport)
    while transport.isRunning { await Task.yield() }
    let before = descriptors()
    for _ in 0..<count / 50 { await cancelGroup(of: 50, url, transport) }
    while transport.isRunning { await Task.yield() }
    // The thread closes its descriptors and ends right after it has reported that it ends.
    var attempts = 0
    while descriptors() > before || threads() > 0, attempts < 10_000 {
      attempts += 1
      usleep(1000)
    }
    print("\(descriptors() - before) descriptors, \(threads()) threads")
  }

  private static func cancelGroup(of count: Int, _ url: URL, _ transport: Transport) async {
    let (begun, begin) = AsyncStream.makeStream(of: Void.self)
    let cancels = (0..<count).map { _ in
      transport.start(TransferRequest("GET", url)) { _ in begin.yield() }
    }
    var iterator = begun.makeAsyncIterator()
    for _ in 0..<count { await iterator.next() }
    cancels.forEach { $0() }
  }

  /// Waits while a number of transfers wait, for a number of seconds.
  private static func wait(_ numbers: [Double], _ start: () -> Void) {
    for _ in 0..<Int(numbers[0]) { start() }
    // The connections are open after a second.
    sleep(1)
    let before = processorTime()
    usleep(UInt32(numbers[1] * 1e6))
    print(processorTime() - before)
  }

  /// The processor time of this process, in milliseconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  private static func descriptors() -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
  }

  /// The number of threads that perform transfers.
  private static func threads() -> Int {
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")) ?? []
    return tasks.count { task in
      let name = try? String(contentsOfFile: "/proc/self/task/\(task)/comm", encoding: .utf8)
      return name == "PlatenTransport\n"
    }
  }
}
