#if os(Linux)
  import SwiftUI

  extension View {
    func accessibilityShowsLargeContentViewer() -> some View { self }
  }
#endif
