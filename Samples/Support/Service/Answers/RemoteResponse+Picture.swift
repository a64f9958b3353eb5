import PlatenRemote

extension RemoteResponse {
  /// Creates a response with an image, as JPEG or PNG depending on the file name.
  static func picture(_ mosaic: Mosaic, named file: String) -> RemoteResponse {
    file.hasSuffix(".jpeg")
      ? RemoteResponse(headers: ["Content-Type": "image/jpeg"], body: mosaic.jpeg)
      : RemoteResponse(headers: ["Content-Type": "image/png"], body: mosaic.png)
  }
}
