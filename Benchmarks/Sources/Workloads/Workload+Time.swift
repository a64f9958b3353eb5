import Platen

extension Workload {
  /// Steps of virtual time.
  static let time = [
    Workload("time: an hour of requests", isSlow: true) {
      { count in
        for _ in 0..<count {
          let hour = HourOfRequests()
          hour.run()
          Workloads.keep(hour.events.count)
        }
      }
    }
  ]
}
