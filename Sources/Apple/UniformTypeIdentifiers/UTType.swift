@_exported import Foundation

/// A type of data, such as an image.
public struct UTType: Hashable, Sendable, Codable {
  public let identifier: String

  /// Creates a type from an identifier, or `nil` if it is unknown.
  public init?(_ identifier: String) {
    guard let known = Self.known.first(where: { $0.type.identifier == identifier }) else {
      return nil
    }
    self = known.type
  }

  /// Creates a type from the extension of a file, or `nil` if it is unknown.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard let known = Self.known.first(where: { $0.extensions.contains(name) }) else {
      return nil
    }
    self = known.type
  }

  /// Creates a type from a media type, or `nil` if it is unknown.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let known = Self.known.first(where: { $0.media == mimeType }) else { return nil }
    self = known.type
  }

  /// Creates a type that the app exports.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  /// Creates a type that the app imports.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The usual extension of files of the type.
  public var preferredFilenameExtension: String? { entry?.extensions.first }

  /// The media type.
  public var preferredMIMEType: String? { entry?.media }

  /// Returns whether the type is another type or a kind of it.
  public func conforms(to type: UTType) -> Bool {
    type == self || entry?.parent.map { $0.conforms(to: type) } ?? false
  }

  private var entry: Entry? { Self.known.first { $0.type == self } }

  private struct Entry: Sendable {
    let type: UTType
    let extensions: [String]
    let media: String?
    let parent: UTType?

    init(_ type: UTType, _ extensions: [String] = [], _ media: String? = nil, in parent: UTType?) {
      (self.type, self.extensions, self.media, self.parent) = (type, extensions, media, parent)
    }
  }

  private static let known = [
    Entry(.item, in: nil), Entry(.data, in: .item), Entry(.content, in: nil),
    Entry(.folder, in: .item), Entry(.url, in: .data), Entry(.fileURL, in: .url),
    Entry(.text, in: .data), Entry(.plainText, ["txt"], "text/plain", in: .text),
    Entry(.utf8PlainText, in: .plainText), Entry(.html, ["html", "htm"], "text/html", in: .text),
    Entry(.xml, ["xml"], "application/xml", in: .text),
    Entry(.json, ["json"], "application/json", in: .text),
    Entry(.commaSeparatedText, ["csv"], "text/csv", in: .text),
    Entry(.image, in: .data), Entry(.png, ["png"], "image/png", in: .image),
    Entry(.jpeg, ["jpeg", "jpg"], "image/jpeg", in: .image),
    Entry(.gif, ["gif"], "image/gif", in: .image),
    Entry(.heic, ["heic"], "image/heic", in: .image),
    Entry(.pdf, ["pdf"], "application/pdf", in: .data),
    Entry(.movie, in: .data), Entry(.mpeg4Movie, ["mp4"], "video/mp4", in: .movie),
    Entry(.audio, in: .data), Entry(.mp3, ["mp3"], "audio/mpeg", in: .audio),
    Entry(.zip, ["zip"], "application/zip", in: .data),
  ]

  public static let item = UTType(known: "public.item")
  public static let data = UTType(known: "public.data")
  public static let content = UTType(known: "public.content")
  public static let folder = UTType(known: "public.folder")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let xml = UTType(known: "public.xml")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let heic = UTType(known: "public.heic")
  public static let pdf = UTType(known: "com.adobe.pdf")
  public static let movie = UTType(known: "public.movie")
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  public static let audio = UTType(known: "public.audio")
  public static let mp3 = UTType(known: "public.mp3")
  public static let zip = UTType(known: "public.zip-archive")
}
