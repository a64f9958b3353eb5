// An image from data: in its original size, scaled, and clipped to a frame. Run it: swift run
// gallery, then open controls image. It shows half-blocks at a prompt, and alternative text in a
// program without PlatenImages.

import Foundation
import Platen

// MARK: - View

public struct ImagePage: View {
  public init() {}

  public var body: some View {
    if let landscape = Image(data: Self.landscape) {
      landscape
      landscape.resizable().scaledToFit().frame(width: 160, height: 80)
        .accessibilityLabel("Hills")
      HStack {
        landscape.resizable().scaledToFill().frame(width: 48, height: 48)
          .accessibilityLabel("Sun over hills")
        Text("Cut to its middle")
      }
    }
    if Image(data: Data("GIF89a".utf8)) == nil { Text("A GIF is no picture here") }
  }

  /// A PNG image of 48 by 32 pixels.
  nonisolated static let landscape =
    Data(
      base64Encoded: """
        iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAA+klEQVR42u3OoRKCQBDG8e8xfAyikUgkEolGIp\
        FIJBKJRqKRSNy48R7DaMBRxLsdhVu9cZz5FZjvdv7YlyYoiEsTFMSVCQqSygQFSW2CgrQ2H3DmbE5YIm2MtkXN\
        tckxRtawKmvNxLpH1rIqKci2R96yKiHIukfesSopyLbHoWNVQpB1j8ORtdlrHGMUR/6ARY2wRNFzUFD2FBSUJ9\
        KwyyIX+SGqE/klpMy5nqMayJcXUx6yno6gHsiLFTWTxR3UI220OuXeNLuG6Vcz0jrba26mg7h/E73LY82tAbs0\
        mmtpfMXilUew/m15dNFLkYK+6B/0D/rBoCQKygUvJIJxesmqWQAAAABJRU5ErkJggg==
        """) ?? Data()
}
