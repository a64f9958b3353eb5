import Foundation
@_spi(Nodes) import PlatenGraph
import PlatenInteraction

/// A field in which the user enters a color: `#FF9500`, or a name such as `red`.
///
///     ColorPicker("Accent", selection: $accent)
///     // Accent [#FF9500                  ]
///
/// A color without components, such as one of the terminal, is shown by its name.
public struct ColorPicker<Label: View>: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a color picker with a view as its label.
  ///
  /// - Parameter supportsOpacity: Has no effect: the field contains only the color.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    (self.selection, self.label) = (selection, label())
  }

  public var body: some View { TextField(value, Text(verbatim: "#RRGGBB"), label) }

  private var value: FieldValue {
    FieldValue(kind: "a color, such as #FF9500 or red") {
      selection.wrappedValue.text
    } enter: { (text: String) throws(ActionError) in
      guard let color = Color(hex: text) ?? Color(named: text) else {
        throw .notInFormat(
          text, kind: "a color, such as #FF9500 or red", kept: selection.wrappedValue.text)
      }
      selection.wrappedValue = color
    }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a color picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(titleKey) }
  }

  /// Creates a color picker with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension Color {
  /// The name of the color, or its components as hexadecimal digits.
  fileprivate var text: String { name ?? hex ?? "" }

  fileprivate init?(named name: String) {
    guard let color = Self.named.first(where: { $0.key == name.lowercased() }) else { return nil }
    self = color.value
  }

  /// Creates a color from six hexadecimal digits, with or without a number sign.
  fileprivate init?(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let value = UInt32(digits, radix: 16)
    else { return nil }
    func component(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0))
  }
}
