import Foundation

extension AttributeScopes {
  /// The attribute scope for the appearance of text.
  ///
  ///     var title = AttributedString("Now playing")
  ///     title.foregroundColor = .red
  public struct SwiftUIAttributes: AttributeScope {
    /// The font attribute, which determines the weight and slant of the text.
    public let font: FontAttribute
    /// The attribute for the text color.
    public let foregroundColor: ForegroundColorAttribute
    /// The attribute that underlines the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The attribute that strikes through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The attribute for inline Markdown styles.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation defines, such as links.
    public let foundation: FoundationAttributes

    /// The key of the font attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute's value, a font.
      public typealias Value = Font
      /// The name under which a font attribute is encoded.
      public static let name = "SwiftUI.Font"
    }

    /// The key of the foreground color attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute's value, a color.
      public typealias Value = Color
      /// The name under which a foreground color attribute is encoded.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the underline attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value, an underline style.
      public typealias Value = Text.LineStyle
      /// The name under which an underline attribute is encoded.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the strikethrough attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute's value, a strikethrough style.
      public typealias Value = Text.LineStyle
      /// The name under which a strikethrough attribute is encoded.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the attribute for inline Markdown styles.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// The type of the attribute's value, a set of inline Markdown styles.
      public typealias Value = InlinePresentationIntent
      /// The name under which an attribute for inline Markdown styles is encoded.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attribute scope for text in SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the SwiftUI attribute at the specified key path.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
