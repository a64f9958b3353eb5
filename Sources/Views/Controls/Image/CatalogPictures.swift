import Foundation
import PlatenAssets
import PlatenContext

/// The pictures of asset catalogs, which are read once.
private enum CatalogPictures {
  private static let known = Locked<[String: Picture?]>([:])

  /// Returns a picture; `nil` if it is neither PNG nor JPEG, which is logged.
  static func picture(named name: String, in file: URL) -> Picture? {
    known.withLock { known in
      if let picture = known[name] { return picture }
      let picture: Picture?
      do {
        picture = try Picture(Data(contentsOf: file))
      } catch {
        Log.event("warning: cannot show the image \(name): \(error); use PNG or JPEG")
        picture = nil
      }
      known[name] = picture
      return picture
    }
  }
}

extension PictureView {
  /// Creates the view of an image in an asset catalog, or `nil` if there is none.
  init?(assetNamed name: String, label: Text) {
    guard let image = AssetCatalog.shared.images[name],
      let picture = CatalogPictures.picture(named: name, in: image.file)
    else { return nil }
    let words = label.runs.map { $0.text(in: nil) }.joined()
    self.init(picture: picture, name: words, scale: image.scale)
  }
}
