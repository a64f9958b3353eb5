import Testing

@testable import PlatenLines

@Suite struct ViewportLaws {
  /// Rows of random lengths and a viewport for them.
  private struct Example: CustomStringConvertible {
    let lengths: [Int]
    let viewport: Viewport
    let start: Int
    let anchor: Double

    init(using random: inout SeededGenerator, shortest: Int) {
      lengths = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Int.random(in: shortest...4, using: &random)
      }
      viewport = Viewport(
        count: lengths.count, room: Int.random(in: 0...14, using: &random),
        markerLength: Int.random(in: 0...2, using: &random))
      start = Int.random(in: 0..<lengths.count, using: &random)
      anchor = Double(Int.random(in: 0...4, using: &random)) / 4
    }

    func rows(from start: Int, anchor: Double = 0) -> Range<Int> {
      viewport.rows(from: start, anchor: anchor) { lengths[$0] }
    }

    /// The number of lines that some rows and their overflow markers take.
    func taken(_ rows: Range<Int>) -> Int {
      let markers = (rows.lowerBound > 0 ? 1 : 0) + (rows.upperBound < lengths.count ? 1 : 0)
      return lengths[rows].reduce(0, +) + markers * viewport.markerLength
    }

    /// Whether the rows fit; if rows are empty, at most as many fit as the viewport has lines.
    func fits(_ rows: Range<Int>) -> Bool {
      taken(rows) <= viewport.room && rows.count <= viewport.room
    }

    var description: String { "\(lengths), \(viewport), from \(start) at \(anchor)" }
  }

  private func check(seed: UInt64, shortest: Int = 1, _ law: (Example) -> Void) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 { law(Example(using: &random, shortest: shortest)) }
  }

  /// > Law: **Visible rows never exceed the viewport**, unless a single row is longer than
  /// > the viewport.
  @Test(arguments: Seeds.first(20)) func visibleRowsNeverExceedTheViewport(seed: UInt64) {
    check(seed: seed, shortest: 0) { example in
      let rows = example.rows(from: example.start, anchor: example.anchor)
      #expect(rows.count == 1 || example.taken(rows) <= example.viewport.room, "\(example)")
    }
  }

  /// > Law: **A viewport is filled as far as possible**: no further row fits after the last visible
  /// > row or, at the end of the list, before the first visible row.
  @Test(arguments: Seeds.first(20)) func theViewportShowsAsManyRowsAsFit(seed: UInt64) {
    check(seed: seed) { example in
      let rows = example.rows(from: example.start, anchor: example.anchor)
      if rows.upperBound < example.lengths.count {
        #expect(!example.fits(rows.lowerBound..<rows.upperBound + 1), "\(example)")
      } else if rows.lowerBound > 0 {
        #expect(!example.fits(rows.lowerBound - 1..<rows.upperBound), "\(example)")
      }
    }
  }

  /// > Law: **The anchor row remains visible**: the given row is visible; anchored at the top, it
  /// > is the first visible row unless the end of the list is visible. The visible rows are stable
  /// > when laid out again from their first row, as long as a marker is no longer than a row: a
  /// > longer marker may take the space of several rows of which none fits alone.
  @Test(arguments: Seeds.first(20)) func theAnchorRowRemainsVisible(seed: UInt64) {
    check(seed: seed) { example in
      #expect(example.rows(from: example.start, anchor: example.anchor).contains(example.start))
      let rows = example.rows(from: example.start)
      #expect(
        rows.lowerBound == example.start || rows.upperBound == example.lengths.count, "\(example)")
      if example.viewport.markerLength <= 1 {
        #expect(example.rows(from: rows.lowerBound) == rows, "\(example)")
      }
    }
  }

  /// > Law: **Revealing a row scrolls no further than necessary**, and does not scroll if the
  /// > row is already visible.
  @Test(arguments: Seeds.first(20)) func revealingARowScrollsNoFurtherThanNecessary(seed: UInt64) {
    check(seed: seed) { example in
      let before = example.rows(from: example.start)
      for row in example.lengths.indices {
        let after = example.viewport.rows(from: example.start, revealing: row) {
          example.lengths[$0]
        }
        #expect(after.contains(row), "\(row) of \(example)")
        if before.contains(row) { #expect(after == before, "\(row) of \(example)") }
        if row < before.lowerBound {
          #expect(
            after.lowerBound == row || after.upperBound == example.lengths.count,
            "\(row) of \(example)")
        }
      }
    }
  }

  /// > Law: **The first and last rows can be reached**: starting at the first row shows the first
  /// > row, and starting at the last row shows the last one.
  @Test(arguments: Seeds.first(20)) func theViewportCanShowTheFirstAndTheLastRow(seed: UInt64) {
    check(seed: seed, shortest: 0) { example in
      #expect(example.rows(from: 0).lowerBound == 0)
      #expect(example.rows(from: example.lengths.count - 1).upperBound == example.lengths.count)
    }
  }
}
