import Foundation
import PlatenFoundation
import Testing

@Suite struct NumberTextTests {
  @Test(arguments: [
    (NSNumber(value: 1.0), "1"), (NSNumber(value: 4.02), "4.02"), (NSNumber(value: 5), "5"),
    (NSNumber(value: Float(0.1)), "0.1"), (NSNumber(value: -0.5), "-0.5"),
  ])
  func aWholeNumberHasNoFraction(number: NSNumber, text: String) {
    #expect("\(number)" == text)
  }
}
