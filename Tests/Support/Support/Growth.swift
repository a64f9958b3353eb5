import Glibc

/// Returns how often the cost of work increases when its input becomes four times as large.
///
/// The result is about 4 if the cost is linear, and about 16 if it is quadratic. The cost is the
/// processor time of the current thread, so other threads and programs change it little. The lowest
/// of several results counts, because a disturbance can only raise the cost of the larger input.
///
/// - Parameters:
///   - size: The size of the smaller input.
///   - work: A closure that performs the work with an input of a size.
public func growth(from size: Int, rounds: Int = 3, _ work: (Int) throws -> Void) rethrows -> Double
{
  var lowest = Double.infinity
  for _ in 0..<rounds {
    let small = try processorTime { try work(size) }
    let large = try processorTime { try work(4 * size) }
    lowest = min(lowest, large / small)
  }
  return lowest
}

private func processorTime(of work: () throws -> Void) rethrows -> Double {
  let start = threadTime
  try work()
  return threadTime - start
}

/// The processor time of the current thread, in seconds.
private var threadTime: Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
