import Foundation
import PlatenNavigation
import Testing

@MainActor
@Suite struct FrameTests {
  /// Returns the rendered text with a bar on each side, which makes the width of the frame visible.
  private func framed(_ frame: some View, in width: Int = 30) -> String {
    picture(width) {
      HStack(spacing: 0) {
        Text("|")
        frame
        Text("|")
      }
    }
  }

  @Test func aFixedWidthPadsAndAlignsTheContent() {
    #expect(framed(Text("ab").frame(width: 48)) == "|  ab  |")
    #expect(framed(Text("ab").frame(width: 48, alignment: .leading)) == "|ab    |")
    #expect(framed(Text("ab").frame(width: 48, alignment: .trailing)) == "|    ab|")
  }

  @Test func textWrapsAtTheWidthOfItsFrame() {
    #expect(picture(30) { Text("one two three").frame(width: 40) } == "one\ntwo\nthree")
  }

  @Test func aFixedHeightPadsOrTruncatesTheContent() {
    func column(_ alignment: Alignment) -> String {
      picture(30) { Text("a").frame(height: 48, alignment: alignment) }
    }
    #expect(column(.top) == "a\n\n")
    #expect(column(.center) == "\na\n")
    #expect(column(.bottom) == "\n\na")
    #expect(picture(30) { Text("a\nb\nc").frame(height: 32) } == "a\nb")
  }

  @Test func aShortFrameRemovesBlankLinesBeforeText() {
    func shown(_ lines: Double) -> String {
      picture(30) {
        VStack(alignment: .leading) {
          Text("a").padding(.top, 32)
          Text("b").padding(.bottom, 32)
        }
        .frame(height: lines * 16)
      }
    }
    #expect(shown(5) == "\n\na\nb\n")
    #expect(shown(3) == "\na\nb")
    #expect(shown(2) == "a\nb")
    #expect(shown(1) == "a")
    #expect(picture(30) { Spacer().padding(.top, 32).frame(height: 16) } == "")
  }

  @Test func eachAlignmentPlacesTheContentInTheFrame() {
    func shown(_ alignment: Alignment) -> [String] {
      TestGraph(Text("x").frame(width: 24, height: 48, alignment: alignment)).lines
    }
    #expect(shown(.topLeading) == ["x", "", ""])
    #expect(shown(.top) == [" x", "", ""])
    #expect(shown(.topTrailing) == ["  x", "", ""])
    #expect(shown(.leading) == ["", "x", ""])
    #expect(shown(.center) == ["", " x", ""])
    #expect(shown(.trailing) == ["", "  x", ""])
    #expect(shown(.bottomLeading) == ["", "", "x"])
    #expect(shown(.bottom) == ["", "", " x"])
    #expect(shown(.bottomTrailing) == ["", "", "  x"])
  }

  @Test func aFlexibleFrameStaysWithinItsBounds() {
    #expect(framed(Text("ab").frame(minWidth: 48)) == "|  ab  |")
    #expect(framed(Text("abcdefgh").frame(minWidth: 48)) == "|abcdefgh|")
    #expect(framed(Text("ab").frame(maxWidth: 48)) == "|  ab  |")
    #expect(framed(Text("ab").frame(maxWidth: .infinity), in: 10) == "|   ab   |")
    #expect(framed(Text("ab").frame(minWidth: 16, maxWidth: 400), in: 10) == "|   ab   |")
    #expect(picture(30) { Text("a\nb\nc").frame(maxHeight: 32) } == "a\nb")
    #expect(picture(30) { Text("a").frame(minHeight: 32) } == "a\n")
    #expect(picture(30) { Text("a").frame(maxHeight: .infinity) } == "a")
  }

  @Test func aFrameAppliesToEachViewOfAGroup() {
    let shown = picture(30) {
      Group {
        Text("a")
        Text("b")
      }
      .frame(width: 40, height: 32, alignment: .bottomTrailing)
    }
    #expect(shown == "\n    a\n\n    b")
  }

  @Test func negativeAndNonFiniteLengthsAreIgnored() {
    for length in [-8, -.infinity, .nan] as [CGFloat] {
      #expect(framed(Text("ab").frame(width: length, height: length)) == "|ab|")
      #expect(framed(Text("ab").frame(minWidth: length, maxWidth: length)) == "|ab|")
    }
  }

  @Test func aFrameOfZeroWidthShowsNothing() {
    #expect(framed(Text("ab").frame(width: 0)) == "||")
  }

  @Test func hugeFramesAreLimitedToTheScreenWidthAndAThousandLines() {
    #expect(framed(Text("ab").frame(width: 1e9), in: 10) == "|   ab   |")
    #expect(framed(Text("ab").frame(minWidth: .infinity), in: 10) == "|   ab   |")
    #expect(TestGraph(width: 10, Text("ab").frame(height: 1e9)).lines.count == 1_000)
    #expect(TestGraph(width: 10, Text("ab").frame(minHeight: .infinity)).lines.count == 1_000)
  }

  @Test func eachNestedFrameAppliesItsAlignment() {
    let shown = picture(30) {
      Text("x").frame(width: 24, alignment: .trailing).frame(width: 56, alignment: .leading)
        .padding(.leading, 8)
    }
    #expect(shown == "   x")
  }
}
