import Combine

// Foundation's publishers and coders.

func notifications(_ center: NotificationCenter) {
  let publisher: NotificationCenter.Publisher = center.publisher(for: .init("Tea"), object: nil)
  let _: (NotificationCenter, Notification.Name, AnyObject?) =
    (publisher.center, publisher.name, publisher.object)
  center.publisher(for: .init("Tea")).map(\.name.rawValue).sink { _ in }.cancel()
}

func timers() {
  let timer: Timer.TimerPublisher = Timer.publish(
    every: 1, tolerance: 0.1, on: .main, in: .common, options: nil)
  let _: (TimeInterval, TimeInterval?, RunLoop, RunLoop.Mode) =
    (timer.interval, timer.tolerance, timer.runLoop, timer.mode)
  timer.connect().cancel()
  Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { (_: Date) in }.cancel()
}

func requests(_ url: URL) {
  let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
  let _: (URLRequest, URLSession) = (publisher.request, publisher.session)
  let points: AnyPublisher<Point, any Error> =
    URLSession.shared.dataTaskPublisher(for: URLRequest(url: url))
    .map(\.data).decode(type: Point.self, decoder: JSONDecoder()).eraseToAnyPublisher()
  points.encode(encoder: JSONEncoder()).sink(
    receiveCompletion: { _ in }, receiveValue: { (_: Data) in }
  )
  .cancel()
  points.encode(encoder: PropertyListEncoder())
    .decode(type: Point.self, decoder: PropertyListDecoder())
    .replaceError(with: Point()).sink { _ in }.cancel()
}
