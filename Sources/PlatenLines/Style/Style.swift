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
    for (index, parameter) in parameters(after: old).numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ";")) }
      bytes.appendDecimal(Int(parameter))
    }
    bytes.append(UInt8(ascii: "m"))
  }

  /// Returns the length of the sequence that switches a terminal from another style to this one, in
  /// bytes.
  package func sequenceLength(after old: Style) -> Int {
    self == old ? 0 : parameters(after: old).length + 3
  }

  /// Returns the SGR parameters that switch a terminal from another style to this one.
  private func parameters(after old: Style) -> SGRParameters {
    var (changed, complete) = (SGRParameters(), SGRParameters())
    if self == .plain { return complete }
    changed.append(self, after: old)
    if old == .plain { return changed }
    complete.append(0)
    complete.append(self, after: .plain)
    return changed.length <= complete.length ? changed : complete
  }
}

extension Style {
  /// The parameters of an SGR sequence.
  private struct SGRParameters {
    private(set) var numbers: [UInt8] = []
    /// The length of the parameters and the separators between them, in bytes.
    private(set) var length = 0

    mutating func append(_ number: UInt8) {
      if numbers.isEmpty { numbers.reserveCapacity(16) } else { length += 1 }
      numbers.append(number)
      length += number < 10 ? 1 : number < 100 ? 2 : 3
    }

    /// Appends the parameters for only the attributes and colors that differ between two styles.
    mutating func append(_ style: Style, after old: Style) {
      if style.attributes != old.attributes { append(style.attributes, after: old.attributes) }
      if style.foreground != old.foreground { append(style.foreground, from: 30) }
      if style.background != old.background { append(style.background, from: 40) }
    }

    /// Appends the parameters of the attributes that differ.
    ///
    /// Bold and dim are handled together because a single parameter resets both attributes.
    private mutating func append(_ new: Attributes, after old: Attributes) {
      var old = old
      if !old.subtracting(new).isDisjoint(with: [.bold, .dim]) {
        append(22)
        old.subtract([.bold, .dim])
      }
      let added = new.subtracting(old)
      if added.contains(.bold) { append(1) }
      if added.contains(.dim) { append(2) }
      for (attribute, on, off) in Self.switches
      where new.contains(attribute) != old.contains(attribute) {
        append(new.contains(attribute) ? on : off)
      }
    }

    private static let switches: [(Attributes, on: UInt8, off: UInt8)] = [
      (.italic, 3, 23), (.underline, 4, 24), (.inverse, 7, 27), (.strikethrough, 9, 29),
    ]

    /// Appends the parameters of a color, with a base of 30 for foreground and 40 for background.
    private mutating func append(_ color: Color?, from base: UInt8) {
      switch color {
      case .ansi(let color): append((color.rawValue < 8 ? base : base + 52) + color.rawValue)
      case .palette(let number): for number in [base + 8, 5, number] { append(number) }
      case nil, .role: append(base + 9)  // A theme has replaced the roles that have a color.
      case .rgb(let red, let green, let blue):
        for number in [base + 8, 2, red, green, blue] { append(number) }
      }
    }
  }
}

extension [UInt8] {
  /// Appends the decimal digits of a number that is not negative.
  package mutating func appendDecimal(_ number: Int) {
    if number > 9 { appendDecimal(number / 10) }
    append(UInt8(0x30 + number % 10))
  }
}
