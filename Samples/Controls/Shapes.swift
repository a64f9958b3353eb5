// Colors, gradients, shapes and drawings. Run it: swift run gallery, then open controls color,
// rectangle or canvas. It shows the colors of the terminal, true colors, shapes drawn as rectangles
// of cells, and the texts of a drawing.

import Platen

// MARK: - View

public struct ColorPage: View {
  public init() {}

  public var body: some View {
    Text("Red").foregroundStyle(.red)
    Text("Green").foregroundStyle(.green)
    Text("Secondary").foregroundStyle(.secondary)
    Text("An orange of its own").foregroundStyle(Color(red: 0.9, green: 0.5, blue: 0.1))
    Text(" White on blue ").foregroundStyle(.white).background(.blue)
  }
}

public struct RectanglePage: View {
  public init() {}

  public var body: some View {
    HStack(alignment: .top, spacing: 16) {
      Rectangle().fill(.blue).frame(width: 64, height: 32)
      Circle().fill(.green).frame(width: 64, height: 32)
      RoundedRectangle(cornerRadius: 8).fill(.red).frame(width: 64, height: 32)
    }
    LinearGradient(colors: [.orange, .red], startPoint: .leading, endPoint: .trailing)
      .frame(width: 224, height: 16)
    Text("A circle and a gradient are rectangles of one color.")
  }
}

public struct CanvasPage: View {
  public init() {}

  public var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.blue))
      context.draw(Text("4 of 7 days"), at: .zero)
    }
    .frame(width: 320, height: 16)
    .accessibilityLabel("Days with rain")
    Text("A terminal draws the texts of a drawing.")
  }
}
