import Foundation

/// The resources that the process has used up to a point in time.
@MainActor
struct Measurement {
  private let processor = Self.microseconds(CLOCK_PROCESS_CPUTIME_ID)
  private let bytes = Bytes.count
  private let writes = Bytes.writes

  /// Appends the cost per update since the measurement, and the startup cost, to the file in
  /// BENCH_OUT.
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
