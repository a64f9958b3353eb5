import Platen

private let ascii = "A view is a function from width to lines, and an update costs what changed."
private let wide = "日本語のテキストは二桁の幅を取ります"
private let clusters = "e\u{301}te\u{301} 👩‍👩‍👧‍👦 ❤️ 🇩🇪 n\u{303}"

extension Workload {
  /// Operations on a single line: creation, measurement, concatenation, truncation and wrapping.
  static let lines = [
    line("line: from 75 ASCII characters") { Line(ascii) },
    line("line: from 18 wide characters") { Line(wide) },
    line("line: from 13 clusters of many scalars") { Line(clusters) },
    on("line: joined to another", "Name  ") { $0 + "Ada" },
    on("line: padded", "Ada") { $0.padded(to: 40) },
    on("line: truncated, ASCII", ascii) { $0.truncated(to: 40) },
    on("line: truncated, wide", wide) { $0.truncated(to: 20) },
    on("line: wrapped to 20, ASCII", ascii) { $0.wrapped(to: 20)[0] },
    on("line: wrapped to 20, wide", wide) { $0.wrapped(to: 20)[0] },
  ]

  private static func on(
    _ name: String, _ text: String, _ change: @escaping @Sendable (Line) -> Line
  ) -> Workload {
    let before = Line(text)
    return line(name) { change(before) }
  }

  private static func line(_ name: String, _ make: @escaping @Sendable () -> Line) -> Workload {
    Workload(name) {
      { count in
        var cells = 0
        for _ in 0..<count { cells += make().width }
        keep(cells)
      }
    }
  }
}
