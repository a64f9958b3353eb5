import Foundation
@_spi(Nodes) import PlatenGraph

/// A drawing, represented by its size in points and by the texts that the program draws.
///
///     Canvas { context, size in
///       context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
///       context.draw(Text("Monday"), at: .zero)
///     }
///     .frame(width: 320, height: 96)
///     .accessibilityLabel("Sales")
///     // [Sales, 320 by 96] Monday
///
/// A terminal does not draw paths and images. The size is that of the frame or, without a frame,
/// that of the screen.
public struct Canvas<Symbols: View>: View {
  @Environment(\.pictureName) private var name
  private let renderer: (inout GraphicsContext, CGSize) -> Void

  public var body: some View {
    GeometryReader { proxy in
      let (sign, texts) = parts(in: proxy.size)
      Text(verbatim: texts.isEmpty ? sign : "\(sign) ").foregroundStyle(.secondary) + texts.joined
    }
  }

  /// Returns the text that represents the drawing, and the drawn texts.
  private func parts(in size: CGSize) -> (sign: String, texts: [Text]) {
    var context = GraphicsContext()
    renderer(&context, size)
    return ("[\(name ?? "drawing"), \(Int(size.width)) by \(Int(size.height))]", context.texts)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a drawing.
  ///
  /// - Parameters:
  ///   - opaque: Has no effect: nothing is drawn.
  ///   - colorMode: Has no effect: nothing is drawn.
  ///   - rendersAsynchronously: Has no effect: the renderer runs when the view is evaluated.
  ///   - renderer: A closure that draws in the specified size.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }
}

extension Canvas {
  /// Creates a drawing with views that the renderer can draw, which are not shown.
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.renderer = renderer
  }
}

/// Has no effect: views are never rendered offscreen.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

extension [Text] {
  /// The texts in one text, separated by spaces.
  fileprivate var joined: Text {
    guard let first else { return Text(verbatim: "") }
    return dropFirst().reduce(first) { $0 + Text(verbatim: " ") + $1 }
  }
}
