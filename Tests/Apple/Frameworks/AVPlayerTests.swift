import PlatenAVKit
import PlatenSwiftUI
import PlatenTesting
import Testing

@MainActor
@Suite struct AVPlayerTests {
  @Test func aPlayerIsSilent() async {
    let player = AVPlayer(url: URL(filePath: "/tmp/My%20trailer.mp4"))
    await expectTranscript(of: TrailerScreen(player: player), width: 40) {
      """
        Trailer
        [video, My trailer.mp4]
        ( Play )
        [video]
      > press Play
      > log
        AVPlayer has no effect: a terminal plays no sounds and videos
      """
    }
    #expect(player.timeControlStatus == .playing)
    player.pause()
    #expect(player.rate == 0)
    player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
    #expect(player.currentTime().seconds == 1.5)
    player.replaceCurrentItem(with: nil)
    #expect(player.currentTime() == .zero)
  }
}

private struct TrailerScreen: View {
  let player: AVPlayer

  var body: some View {
    VideoPlayer(player: player) { Text("Trailer") }
    Button("Play") { player.play() }
    ControllerView()
  }
}

private struct ControllerView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> AVPlayerViewController { AVPlayerViewController() }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}
