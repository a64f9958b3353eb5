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
/// What does not begin as a picture, PNG or JPEG, is the error `decoding`.
public final class RemoteImage: RequestedContent<Image> {
  /// The picture that a request is answered with.
  ///
  /// - Parameter client: Who asks; by default, the client of the views that show the picture.
  public init(request: RemoteRequest, client: RemoteClient? = nil) {
    super.init(request, client: client) { response throws(RemoteError) in
      try response.image()
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
  fileprivate func image() throws(RemoteError) -> Image {
    do throws(PictureError) {
      return Image(try Picture(body))
    } catch {
      throw RemoteError(.decoding(path: "", expected: error.description))
    }
  }
}
