import Foundation
import Platen
import PlatenTestSupport
import PlatenTesting
import Testing

/// Tests of images that load when they appear.
@MainActor
@Suite struct AsyncImageTests {
  private static let picture = PNG.data([[[255, 0, 0, 255]]])

  private nonisolated static func client(_ picture: Data) -> RemoteClient {
    RemoteClient { request in
      switch request.url.path.last {
      case "ada.png": .response(RemoteResponse(body: picture), after: .seconds(1))
      default: .response(RemoteResponse(status: 404), after: .seconds(1))
      }
    }
  }

  private struct Portraits: View {
    @State private var name: String? = "ada"
    @State private var isShown = true

    private var url: URL? { name.flatMap { URL(string: "http://h/\($0).png") } }

    var body: some View {
      if isShown {
        AsyncImage(url: url) { image in
          image.accessibilityLabel("Ada")
        } placeholder: {
          ProgressView("Portrait")
        }
        AsyncImage(url: url) { phase in
          switch phase {
          case .empty: Text("empty")
          case .success(let image): image
          case .failure: Text("none")
          @unknown default: Text("unknown")
          }
        }
        AsyncImage(url: url)
      }
      Button("Grace") { name = "grace" }
      Button("Nobody") { name = nil }
      Button("Toggle") { isShown.toggle() }
    }
  }

  @Test func asyncImageLoadsInPhases() async {
    let screen = Portraits().environment(\.remoteClient, Self.client(Self.picture))
    await expectTranscript(of: screen) {
      """
        Portrait…
        empty
        ( Grace )
        ( Nobody )
        ( Toggle )
      > wait
      - Portrait…
      - empty
      + [Ada, 1×1]
      + [picture, 1×1]
      + [picture, 1×1]
      > press Grace
      - [Ada, 1×1]
      - [picture, 1×1]
      - [picture, 1×1]
      + Portrait…
      + empty
      > wait
      - empty
      + none
      > press Nobody
      - Portrait…
      - none
      + Portrait…
      + empty
      """
    }
  }
}
