/// The attributes, foreground color, and background color of text.
///
/// If a color is `nil`, the text inherits the color of the surrounding text and ultimately that of
/// the terminal.
///
///     let title = Style(.bold, foreground: .cyan)
///     let alert: Style = .inverse
public struct Style: Sendable, Hashable {
  /// The attributes of the text, such as bold and underline.
  public var attributes: Attributes
  /// The foreground color, or `nil` to inherit it.
  public var foreground: Color?
  /// The background color, or `nil` to inherit it.
  public var background: Color?

  /// Creates a style with the specified attributes and colors.
  public init(
    _ attributes: Attributes = [], foreground: Color? = nil, background: Color? = nil
  ) {
    self.attributes = attributes
    self.foreground = foreground
    self.background = background
  }

  /// A style without attributes or colors.
  public static let plain = Style()
}

extension Style {
  /// Returns this style nested inside another style.
  ///
  /// The result has the attributes of both styles. A color of this style takes precedence over that
  /// of the outer style.
  ///
  ///     Style(.bold, foreground: .red).over(Style(.dim, foreground: .blue))
  ///     // bold, dim, red
  ///
  /// > Law: **The plain style is an identity**, and nesting is associative: `a.over(b).over(c)` is
  /// > `a.over(b.over(c))`.
  public func over(_ outer: Style) -> Style {
    Style(
      attributes.union(outer.attributes),
      foreground: foreground ?? outer.foreground,
      background: background ?? outer.background)
  }
}

extension Style {
  /// The style with the color of secondary text.
  ///
  /// A background that the app determines remains, so that pictures keep their colors.
  package var muted: Style {
    if hasOwnBackground { return self }
    return Style(attributes, foreground: .role(.muted))
  }

  /// Whether the background is a color that the app determines.
  var hasOwnBackground: Bool {
    switch background {
    case nil, .role: false
    default: true
    }
  }

  /// Returns the style with its colors reduced to the colors that a terminal supports.
  package func reduced(to depth: ColorDepth) -> Style {
    Style(
      attributes, foreground: foreground?.reduced(to: depth),
      background: background?.reduced(to: depth))
  }
}

// MARK: - Escape Sequences

extension Style {
  /// Returns the shortest SGR sequence that switches a terminal from another style to this one.
  ///
  /// The sequence is empty if both styles are equal.
  package func sequence(after old: Style) -> String {
    var bytes: [UInt8] = []
    appendSequence(after: old, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the sequence that switches a terminal from another style to this one.
  package func appendSequence(after old: Style, to bytes: inout [UInt8]) {
    if self == old { return }
    bytes.append(0x1B)
    bytes.append(0x5B)
    let start = bytes.count
    if self != .plain { appendParameters(after: old, to: &bytes) }
    // Each parameter ends with a separator.
    if bytes.count > start { bytes.removeLast() }
    bytes.append(UInt8(ascii: "m"))
  }

  /// Returns the length of the sequence that switches a terminal from another style to this one, in
  /// bytes.
  package func sequenceLength(after old: Style) -> Int {
    var bytes: [UInt8] = []
    appendSequence(after: old, to: &bytes)
    return bytes.count
  }

  /// Appends the shorter of two lists of SGR parameters that switch a terminal from another style to
  /// this one: the parameters that change, or a reset followed by all parameters of this style.
  private func appendParameters(after old: Style, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.appendParameters(of: self, after: old)
    if old == .plain { return }
    let middle = bytes.count
    bytes.appendParameter(0)
    bytes.appendParameters(of: self, after: .plain)
    if middle - start <= bytes.count - middle {
      bytes.removeSubrange(middle...)
    } else {
      bytes.removeSubrange(start..<middle)
    }
  }
}

extension [UInt8] {
  /// Appends a parameter of an SGR sequence, followed by a separator.
  fileprivate mutating func appendParameter(_ number: UInt8) {
    appendDecimal(Int(number))
    append(UInt8(ascii: ";"))
  }

  /// Appends the parameters for only the attributes and colors that differ between two styles.
  fileprivate mutating func appendParameters(of style: Style, after old: Style) {
    if style.attributes != old.attributes {
      appendParameters(of: style.attributes, after: old.attributes)
    }
    if style.foreground != old.foreground { appendParameters(of: style.foreground, from: 30) }
    if style.background != old.background { appendParameters(of: style.background, from: 40) }
  }

  /// Appends the parameters of the attributes that differ.
  ///
  /// Bold and dim are handled together because a single parameter resets both attributes.
  private mutating func appendParameters(of new: Style.Attributes, after old: Style.Attributes) {
    var old = old
    if !old.subtracting(new).isDisjoint(with: [.bold, .dim]) {
      appendParameter(22)
      old.subtract([.bold, .dim])
    }
    let added = new.subtracting(old)
    if added.contains(.bold) { appendParameter(1) }
    if added.contains(.dim) { appendParameter(2) }
    for (attribute, on, off) in switches where new.contains(attribute) != old.contains(attribute) {
      appendParameter(new.contains(attribute) ? on : off)
    }
  }

  /// Appends the parameters of a color, with a base of 30 for foreground and 40 for background.
  private mutating func appendParameters(of color: Style.Color?, from base: UInt8) {
    switch color {
    case .ansi(let color): appendParameter((color.rawValue < 8 ? base : base + 52) + color.rawValue)
    case .palette(let number): for number in [base + 8, 5, number] { appendParameter(number) }
    // A theme has replaced the roles that have a color, and adaptive colors.
    case nil, .role, .adaptive: appendParameter(base + 9)
    case .rgb(let red, let green, let blue):
      for number in [base + 8, 2, red, green, blue] { appendParameter(number) }
    }
  }
}

/// The parameters that switch attributes on and off independently of other attributes.
private let switches: [(Style.Attributes, on: UInt8, off: UInt8)] = [
  (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27), (.strikethrough, 9, 29),
]

extension [UInt8] {
  /// Appends the decimal digits of a number that is not negative.
  package mutating func appendDecimal(_ number: Int) {
    if number > 9 { appendDecimal(number / 10) }
    append(UInt8(0x30 + number % 10))
  }
}
