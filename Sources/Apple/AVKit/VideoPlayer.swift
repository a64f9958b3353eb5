#if os(Linux)
  @_exported import PlatenAVFoundation
  @_exported import PlatenUIKit
  import PlatenNavigation

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
        Text(verbatim: player.words).foregroundStyle(.secondary)
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
    open var player: AVPlayer? { didSet { view.setNeedsDisplay() } }
    open var showsPlaybackControls = true
    open var allowsPictureInPicturePlayback = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false

    open override func viewDidLoad() {
      super.viewDidLoad()
      view.drawing = { [weak self] in AnyView(VideoPlayer(player: self?.player)) }
    }
  }

  extension AVPlayer? {
    fileprivate var words: String {
      guard let name = self?.currentItem?.url.lastPathComponent else { return "[video]" }
      return "[video, \(name.removingPercentEncoding ?? name)]"
    }
  }
#endif
