import PlatenRemote

extension RemoteResponse {
  /// A picture as PNG, or as JPEG where its name says so.
  static func picture(_ mosaic: Mosaic, named file: String) -> RemoteResponse {
    file.hasSuffix(".jpeg")
      ? RemoteResponse(headers: ["Content-Type": "image/jpeg"], body: mosaic.jpeg)
      : RemoteResponse(headers: ["Content-Type": "image/png"], body: mosaic.png)
  }
}
