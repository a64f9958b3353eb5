import Foundation
import PlatenReactive
import PlatenViews

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A picture that a server sends.
///
///     RemoteContentView(remoteContent: RemoteImage(url: url)) { $0 }
///
/// What is no picture is the error `decoding`.
public final class RemoteImage: RequestedContent<Image> {
  /// The picture that a request is answered with.
  ///
  /// - Parameter client: Who asks; by default, the client of the views that show the picture.
  public init(request: RemoteRequest, client: RemoteClient? = nil) {
    super.init(request, client: client) { response throws(RemoteError) in
      try response.image(named: request.url.path.last ?? "")
    }
  }

  /// The picture at a URL.
  ///
  /// - Parameter urlSession: Whose configuration is used to ask; by default, who asks is the client
  ///   of the views that show the picture.
  public convenience init(urlSession: URLSession? = nil, url: URL) {
    self.init(
      request: RemoteRequest(.get, RemoteURL(url)), client: urlSession.map(RemoteClient.live))
  }
}

extension RemoteResponse {
  /// The picture that the body holds.
  @MainActor
  fileprivate func image(named name: String) throws(RemoteError) -> Image {
    let (png, jpeg): ([UInt8], [UInt8]) = ([0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF])
    guard body.starts(with: png) || body.starts(with: jpeg) else {
      throw RemoteError(.decoding(path: "", expected: "must be a picture, PNG or JPEG"))
    }
    return Image(name)
  }
}
