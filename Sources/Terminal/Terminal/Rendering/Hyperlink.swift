import Foundation
import PlatenLines

/// An address in a row that the terminal can open (OSC 8).
struct Hyperlink: Equatable {
  /// The columns of the address.
  let columns: Range<Int>
  let address: String

  /// The schemes of addresses that terminals open without risk.
  private static let schemes = ["https://", "http://", "mailto:"]
  /// The maximum length of an address that VTE accepts, in bytes.
  private static let longest = 2083

  /// Creates a hyperlink for the text of a link, such as `<https://example.org>`, that begins at a
  /// column.
  ///
  /// Each byte outside the printable ASCII characters is percent-encoded, so an address cannot end
  /// the sequence. A truncated or wrapped address is not a link.
  init?(_ text: Substring, at column: Int) {
    guard text.first == "<", text.last == ">" else { return nil }
    let shown = text.dropFirst().dropLast()
    let lowercased = shown.prefix(8).lowercased()
    guard Self.schemes.contains(where: lowercased.hasPrefix) else { return nil }
    guard let address = shown.addingPercentEncoding(withAllowedCharacters: Self.printable),
      address.utf8.count <= Self.longest
    else { return nil }
    (columns, self.address) = (column..<column + text.cells, address)
  }

  private static let printable = CharacterSet(charactersIn: "!"..."~")

  /// The sequence that begins a link to an address, or that ends a link.
  static func sequence(to address: String?) -> String { "\u{1B}]8;;\(address ?? "")\u{1B}\\" }
}

extension Line {
  /// The hyperlinks in the line.
  ///
  /// - Parameter start: The column at which the line begins.
  func hyperlinks(from start: Int) -> [Hyperlink] {
    guard has(.link) else { return [] }
    var (links, column) = ([Hyperlink](), start)
    for run in runs {
      if run.style.attributes.contains(.link), let link = Hyperlink(run.text, at: column) {
        links.append(link)
      }
      column += run.text.cells
    }
    return links
  }
}
