import Platen
import PlatenChafa
import PlatenPixbuf

/// A canvas that converts pixels to terminal cells with chafa, two pixels per cell.
///
/// Each cell contains `▀` in the color of the cell's upper pixel, on the color of its lower
/// pixel. For terminals with 256 colors, chafa selects the colors and dithers. For terminals with
/// 16 colors, whose exact values are unknown, the canvas uses only the grays.
final class CellCanvas {
  /// The number of canvas pixels per cell, in each direction.
  private static let cell = 8

  private let canvas: OpaquePointer
  private let depth: ColorDepth
  private let width: Int
  private let height: Int

  /// Creates a canvas that shows pixels, or returns `nil` if memory is exhausted.
  ///
  /// - Parameter pixels: The pixels: one per column and two per row.
  init?(_ pixels: Pixbuf, depth: ColorDepth) {
    (width, height) = (pixels.width, pixels.height / 2)
    self.depth = depth
    // Each pixel becomes eight by four equal pixels, so that chafa does not blend them.
    guard
      let large = pixels.scaled(to: width * Self.cell, height * Self.cell, isSmooth: false)?
        .withAlpha
    else { return nil }
    if depth == .sixteen { large.makeGrey() }
    canvas = Self.canvas(width: width, height: height, depth: depth)
    let withAlpha = UInt32(4)
    chafa_canvas_draw_all_pixels(
      canvas, withAlpha, gdk_pixbuf_read_pixels(large.pointer), Int32(large.width),
      Int32(large.height), gdk_pixbuf_get_rowstride(large.pointer))
  }

  deinit { chafa_canvas_unref(canvas) }

  private static func canvas(width: Int, height: Int, depth: ColorDepth) -> OpaquePointer {
    let symbols = chafa_symbol_map_new()
    for symbol in [" ", "▀", "▄"] as [Unicode.Scalar] {
      chafa_symbol_map_add_by_range(symbols, symbol.value, symbol.value)
    }
    let config = chafa_canvas_config_new()
    defer {
      chafa_symbol_map_unref(symbols)
      chafa_canvas_config_unref(config)
    }
    chafa_canvas_config_set_symbol_map(config, symbols)
    chafa_canvas_config_set_geometry(config, Int32(width), Int32(height))
    chafa_canvas_config_set_canvas_mode(config, depth.mode)
    chafa_canvas_config_set_preprocessing_enabled(config, 0)
    // Chafa 1.12 accesses memory outside its buffers when it dithers a canvas of one column.
    if depth != .full, width > 1 {
      let diffusion = UInt32(2)
      chafa_canvas_config_set_dither_mode(config, diffusion)
      chafa_canvas_config_set_dither_grain_size(config, Int32(cell), Int32(cell / 2))
    }
    return chafa_canvas_new(config)
  }

  /// The lines of the canvas.
  var lines: [Line] {
    (0..<height).map { row in
      (0..<width).map { line(atColumn: $0, row: row) }.joined()
    }
  }

  private func line(atColumn column: Int, row: Int) -> Line {
    let (x, y) = (Int32(column), Int32(row))
    var (front, back): (Int32, Int32) = (0, 0)
    chafa_canvas_get_raw_colors_at(canvas, x, y, &front, &back)
    let colors = (front: depth.color(front), back: depth.color(back))
    switch Unicode.Scalar(chafa_canvas_get_char_at(canvas, x, y)) {
    case "▀": return .halves(colors.front, colors.back)
    case "▄": return .halves(colors.back, colors.front)
    default: return .halves(colors.back, colors.back)
    }
  }
}

extension Line {
  /// Returns a cell with an upper and a lower color. A color of `nil` is the terminal's
  /// background.
  fileprivate static func halves(_ upper: Style.Color?, _ lower: Style.Color?) -> Line {
    if let upper { return Line("▀", style: Style(foreground: upper, background: lower)) }
    return lower.map { Line("▄", style: Style(foreground: $0)) } ?? " "
  }
}

extension ColorDepth {
  /// The raw value of chafa's canvas mode for the color depth.
  fileprivate var mode: UInt32 {
    switch self {
    case .full: 0
    case .palette: 2  // excludes the 16 colors that the terminal defines
    case .sixteen, .none: 3
    }
  }

  /// Returns the color with the specified number in chafa's encoding, or `nil` for a negative
  /// number.
  fileprivate func color(_ number: Int32) -> Style.Color? {
    if number < 0 { return nil }
    switch self {
    case .full:
      return .rgb(
        UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
        UInt8(truncatingIfNeeded: number))
    case .palette: return UInt8(exactly: number).map(Style.Color.palette)
    case .sixteen, .none:
      return UInt8(exactly: number).flatMap(Style.Color.ANSI.init).map(Style.Color.ansi)
    }
  }
}
