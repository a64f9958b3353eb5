import Foundation

/// An image of an asset catalog.
package struct CatalogImage: Equatable, Sendable {
  /// The file that contains the image.
  package let file: URL
  /// The number of pixels per point.
  package let scale: Double
}

/// The contents of an image set.
struct ImageSet: Decodable {
  struct Variant: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [Appearance]?

    /// The number of pixels per point, according to the scale of the variant.
    var pixels: Double { scale.flatMap { Double($0.dropLast()) } ?? 1 }
  }

  let images: [Variant]
}

extension CatalogImage {
  /// Creates an image from the file with the lowest resolution, or returns `nil` if the set is
  /// empty.
  init?(_ set: ImageSet, in folder: URL) {
    let variants = set.images.filter { $0.filename != nil }
    let usual = variants.filter(\.appearances.isAny)
    guard
      let best = (usual.isEmpty ? variants : usual).min(by: { $0.pixels < $1.pixels }),
      let name = best.filename
    else { return nil }
    self.init(file: folder.appending(path: name), scale: best.pixels)
  }
}
