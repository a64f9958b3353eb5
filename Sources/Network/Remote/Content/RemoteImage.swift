import Foundation
import PlatenContext
import PlatenNavigation

import FoundationNetworking

/// Remote content that loads an image.
///
///     RemoteContentView(remoteContent: RemoteImage(url: url)) { $0 }
///
/// If the data does not start like a PNG or a JPEG image, loading fails with the error `decoding`.
public final class RemoteImage: RequestedContent<Image> {
  /// Creates content that loads the image in the response to a request.
  ///
  /// - Parameter client: The client that sends the request. By default, this is the client of the
  ///   views that show the image.
  public init(request: RemoteRequest, client: RemoteClient? = nil) {
    super.init(request, client: client) { response throws(RemoteError) in
      try response.image()
    }
  }

  /// Creates content that loads the image at a URL.
  ///
  /// - Parameter urlSession: The session whose configuration is used for the request. By default,
  ///   the client of the views that show the image sends the request.
  public convenience init(urlSession: URLSession? = nil, url: URL) {
    self.init(
      request: RemoteRequest(.get, RemoteURL(url)), client: urlSession.map(RemoteClient.live))
  }
}

extension RemoteResponse {
  /// Returns the image in the body of the response.
  ///
  /// - Throws: `decoding` if the body does not start like a PNG or a JPEG image.
  @MainActor
  fileprivate func image() throws(RemoteError) -> Image {
    do throws(PictureError) {
      return Image(try Picture(body))
    } catch {
      throw RemoteError(.decoding(path: "", expected: error.description))
    }
  }
}
