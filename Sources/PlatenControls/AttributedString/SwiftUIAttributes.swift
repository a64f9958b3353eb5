import Foundation

extension AttributeScopes {
  /// What an attributed string can say of how it looks.
  ///
  ///     var title = AttributedString("Now playing")
  ///     title.foregroundColor = .red
  public struct SwiftUIAttributes: AttributeScope {
    /// How heavy it is, and whether it is slanted.
    public let font: FontAttribute
    /// Its colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The line under it.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through it.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// What Markdown says of it.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// What Foundation has, links among it.
    public let foundation: FoundationAttributes

    /// The key of a font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// What it is called where it is stored.
      public static let name = "SwiftUI.Font"
    }

    /// The key of a colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// What it is called where it is stored.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of a line under a text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// What it is called where it is stored.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of a line through a text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A line.
      public typealias Value = Text.LineStyle
      /// What it is called where it is stored.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of what Markdown says of a text.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      /// Any of what Markdown says.
      public typealias Value = InlinePresentationIntent
      /// What it is called where it is stored.
      public static let name = "NSInlinePresentationIntent"
    }
  }

  /// The attributes of texts.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// An attribute of texts, by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
