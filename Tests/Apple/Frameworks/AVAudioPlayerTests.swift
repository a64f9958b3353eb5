import Foundation
import PlatenAVFoundation
import Testing

@Suite struct AVAudioPlayerTests {
  @Test func aSoundPlaysUntilItIsStopped() throws {
    let player = try AVAudioPlayer(data: Data([1]))
    #expect(player.prepareToPlay())
    #expect(player.play())
    #expect(player.isPlaying)
    player.stop()
    #expect(!player.isPlaying)
    player.play()
    player.pause()
    #expect(!player.isPlaying)
  }

  @Test func aSoundMustExist() throws {
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(
        contentsOf: FileManager.default.temporaryDirectory.appending(path: UUID().uuidString))
    }
    let here = URL(filePath: #filePath)
    #expect(try AVAudioPlayer(contentsOf: here).url == here)
    try AVAudioSession.sharedInstance().setCategory(.playback)
  }
}
