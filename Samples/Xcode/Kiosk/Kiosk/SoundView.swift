import AVKit
import AudioToolbox
import CoreHaptics
import SwiftUI

struct SoundView: View {
  @StateObject private var chime = Chime()
  @State private var haptics = CHHapticEngine.capabilitiesForHardware().supportsHaptics
  private let trailer = AVPlayer(url: URL(filePath: "/movies/My%20trailer.mp4"))

  var body: some View {
    VideoPlayer(player: trailer) { Text("Trailer") }
    PlayerView()
    Text(haptics ? "Vibrates" : "Does not vibrate")
    Button("Play trailer", action: play)
    Button("Play chime") { chime.play() }
    Button("Greet") { chime.greet() }
    ForEach(chime.events.indices, id: \.self) { Text(chime.events[$0]) }
  }

  private func play() {
    trailer.play()
    chime.events.append(trailer.timeControlStatus == .playing ? "playing" : "not playing")
    if let item = trailer.currentItem, item.status == .failed { chime.events.append("no movie") }
    trailer.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600)) { [chime, trailer] _ in
      chime.events.append("at \(trailer.currentTime().seconds) s")
    }
    do {
      try CHHapticEngine().start()
    } catch {
      chime.events.append("no haptics")
    }
  }
}

struct PlayerView: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer()
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

final class Chime: NSObject, ObservableObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
  @Published var events: [String] = []
  private let synthesizer = AVSpeechSynthesizer()
  private let player = try? AVAudioPlayer(data: Data([1]))

  func play() {
    AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
    try? AVAudioSession.sharedInstance().setCategory(.playback)
    player?.delegate = self
    events.append(player?.play() == true ? "chime started" : "chime not started")
  }

  func greet() {
    synthesizer.delegate = self
    synthesizer.speak(AVSpeechUtterance(string: "Good morning"))
  }

  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
    events.append(error == nil ? "decoded" : "not decoded")
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    events.append(flag ? "chime ended" : "chime failed")
    // A player that fails again is not reported again.
    player.play()
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    events.append("greeted")
  }
}
