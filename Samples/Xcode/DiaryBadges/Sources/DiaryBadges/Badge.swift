import CoreGraphics
import SwiftUI

#if PHONE
  /// A number in a frame.
  public struct Badge: View {
    private let number: Int
    private let offset = CGVector(dx: 0, dy: 0)

    public init(_ number: Int) { self.number = number }

    public var body: some View {
      Text("[\(number)]").offset(x: offset.dx, y: offset.dy)
    }
  }
#endif
