/// A picture, as the text that stands for it.
///
///     Image(systemName: "trash")  // trash
///     Image("portrait", label: Text("Ada Lovelace"))  // Ada Lovelace
///
/// Without a label that is its name; a picture that is mere decoration shows nothing.
public struct Image: View, Equatable {
  private let alternative: Text

  /// An image of the system.
  public init(systemName: String) { alternative = Text(systemName) }

  /// An image of the program.
  public init(_ name: String) { alternative = Text(name) }

  /// An image of the program, with the text that stands for it.
  public init(_ name: String, label: Text) { alternative = label }

  /// An image that says nothing.
  public init(decorative name: String) { alternative = Text("") }

  /// The text that stands for it, dim.
  public var body: some View { alternative.foregroundStyle(.secondary) }
}
