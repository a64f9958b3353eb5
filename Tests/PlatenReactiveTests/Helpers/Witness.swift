/// A downstream that notices whether it is called by two threads at once.
final class Witness: @unchecked Sendable {
  // Unchecked: nothing here has a lock, because only a wrong operator would need one; the
  // thread sanitizer would then report these variables.
  private(set) var outputs: [[Int]] = []
  private(set) var sawTwoAtOnce = false
  private var isInside = false

  func see(_ output: [Int]) {
    if isInside { sawTwoAtOnce = true }
    isInside = true
    outputs.append(output)
    isInside = false
  }
}
