import Foundation
import PlatenContext
import PlatenLines
import PlatenNavigation
import PlatenSession
import PlatenTestSupport
import Testing

/// A renderer that fills each picture with a letter, a different one for each request.
private final class Artist: PictureRenderer {
  let requests = Locked<[PictureRequest]>([])
  let failure: PictureError?

  init(failure: PictureError? = nil) { self.failure = failure }

  func known(_ request: PictureRequest) -> [Line]? { nil }

  func lines(for request: PictureRequest) async throws(PictureError) -> [Line] {
    let number = requests.withLock { requests in
      requests.append(request)
      return requests.count
    }
    if let failure { throw failure }
    let letter = "ABCDEFGH".dropFirst(number - 1).prefix(1)
    let row = Line(String(repeating: String(letter), count: request.width))
    return Array(repeating: row, count: request.height)
  }
}

/// A renderer that waits for `goOn()`, even if the request is canceled.
private final class SlowArtist: PictureRenderer {
  private let waiting = Locked<[CheckedContinuation<Void, Never>]>([])

  func known(_ request: PictureRequest) -> [Line]? { nil }

  func lines(for request: PictureRequest) async throws(PictureError) -> [Line] {
    await withCheckedContinuation { continuation in
      waiting.withLock { $0.append(continuation) }
    }
    return []
  }

  func goOn() {
    let ready = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for continuation in ready { continuation.resume() }
  }
}

@MainActor
@Suite struct PictureViewTests {
  private let data = Data(PNG.signature + PNG.header(width: 32, height: 32))

  private func session<Content: View>(
    _ artist: any PictureRenderer, @ViewBuilder _ content: @escaping () -> Content
  ) -> Session {
    Session(
      VStack(alignment: .leading) { content() },
      in: ScreenEnvironment(.everywhere, size: Session.Size(width: 30)), time: .virtual,
      pictures: artist, isHeld: false)
  }

  private func shown(_ session: Session) -> String {
    session.frame.lines.map(\.text).joined(separator: "\n")
  }

  @Test func aPictureReservesItsLinesBeforeItIsDrawn() async throws {
    let artist = Artist()
    let session = session(artist) {
      Image(data: data)?.resizable().frame(width: 160, height: 48).accessibilityLabel("Ada")
      Text("below")
    }
    #expect(shown(session).contains("[Ada, 32×32]"))
    #expect(session.frame.lines.count == 4)
    #expect(session.pending.map(\.name) == ["drawing [Ada, 32×32]"])
    try await session.wait()
    #expect(
      shown(session) == Array(repeating: String(repeating: "A", count: 20), count: 3)
        .joined(separator: "\n") + "\nbelow")
    #expect(session.pending.isEmpty)
  }

  @Test func resizingTheScreenDoesNotRedrawAPicture() async throws {
    let artist = Artist()
    let session = session(artist) { Image(data: data) }
    try await session.wait()
    session.resize(width: 20)
    session.resize(width: 30)
    try await session.wait()
    #expect(shown(session) == "AAAA\nAAAA")
    #expect(artist.requests.value.count == 1)
  }

  @Test func aPictureInARowIsDrawnAtMostTwice() async throws {
    let artist = Artist()
    let session = session(artist) {
      HStack {
        Image(data: data)?.resizable().scaledToFit().frame(width: 32, height: 32)
        VStack {
          Text("one")
          Text("two")
          Text("three")
        }
      }
    }
    try await session.wait()
    #expect(session.pending.isEmpty)
    #expect(artist.requests.value.count <= 2)
  }

  @Test func aDrawingErrorIsReportedOnceAndLeavesThePlaceholder() async throws {
    let artist = Artist(failure: .broken(.png, "no pixels"))
    let session = session(artist) {
      Image(data: data)?.resizable().frame(width: 64, height: 160).accessibilityLabel("Ada")
      Text("below")
    }
    #expect(session.frame.lines.count == 11)
    try await session.wait()
    #expect(shown(session) == "[Ada, 32×32]\nbelow")
    #expect(
      session.log.lines == [
        "warning: cannot draw [Ada, 32×32]: invalid PNG picture: no pixels"
      ])
    #expect(artist.requests.value.count == 1)
  }

  @Test func aRedactedPictureIsNotDrawn() async throws {
    let artist = Artist()
    let session = session(artist) { Image(data: data)?.redacted(reason: .placeholder) }
    try await session.wait()
    #expect(artist.requests.value.isEmpty)
  }

  @Test func closingTheSessionCancelsPendingPictureDrawings() async throws {
    let session = session(Artist()) { Image(data: data) }
    #expect(session.pending.count == 1)
    session.close()
    await session.settle()
    #expect(session.pending.isEmpty)
  }

  @Test func aRemovedPictureIsNoLongerPending() async throws {
    let artist = SlowArtist()
    let session = session(artist) {
      Stated(true) { isShown in
        Toggle("Shown", isOn: isShown)
        if isShown.wrappedValue { Image(data: data) }
      }
    }
    await session.settle()
    #expect(session.pending.map(\.name) == ["drawing [picture, 32×32]"])
    try session.send(.toggle("Shown"))
    await session.settle()
    #expect(session.pending.isEmpty)
    artist.goOn()
    await session.settle()
    #expect(session.log.lines == [])
  }
}
