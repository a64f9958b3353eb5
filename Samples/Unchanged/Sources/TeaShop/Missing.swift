#if os(Linux)
  import SwiftUI

  extension View {
    func navigationDocument(_ url: URL) -> some View { self }
  }
#endif
