import Foundation

/// What a process has used up to a moment.
@MainActor
struct Measurement {
  private let processor = Self.microseconds(CLOCK_PROCESS_CPUTIME_ID)
  private let bytes = Bytes.count
  private let writes = Bytes.writes

  /// Adds to the file of BENCH_OUT what an update has cost since, and what it has taken to begin.
  func report(_ workload: String, of count: Int, updates: Int, memory: Int) {
    let now = Measurement()
    func each(_ difference: Double) -> String {
      String(format: "%.3f", difference / Double(updates))
    }
    let line = """
      {"peer":"platen","wl":"\(workload)","n":\(count),"updates":\(updates),\
      "cpu_us":\(each(now.processor - processor)),\
      "bytes":\(each(Double(now.bytes - bytes))),"writes":\(each(Double(now.writes - writes))),\
      "memory":\(memory)}

      """
    guard let path = ProcessInfo.processInfo.environment["BENCH_OUT"],
      let file = fopen(path, "a")
    else { return }
    fputs(line, file)
    fclose(file)
  }

  private static func microseconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
