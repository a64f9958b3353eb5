@_exported import AVFoundation
import SwiftUI
@_exported import UIKit

/// A video, shown as its name.
///
///     VideoPlayer(player: AVPlayer(url: trailer))  // [video, trailer.mp4]
@MainActor @preconcurrency
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a video with a view above it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    VStack(alignment: .leading) {
      overlay
      Text(verbatim: player.title).foregroundStyle(.secondary)
    }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a video.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}

/// A controller that shows a video, drawn as its name.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? { didSet { label.text = player.title } }
  open var showsPlaybackControls = true
  open var allowsPictureInPicturePlayback = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  private let label = UILabel()

  open override func viewDidLoad() {
    super.viewDidLoad()
    label.text = player.title
    view.addSubview(label)
  }
}

extension AVPlayer? {
  fileprivate var title: String {
    guard let name = self?.currentItem?.url.lastPathComponent else { return "[video]" }
    return "[video, \(name.removingPercentEncoding ?? name)]"
  }
}
