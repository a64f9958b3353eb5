import PlatenTranscript
import Testing

@Suite struct TranscriptSizeTests {
  @Test(arguments: ["# width 60, rows 12", "#  rows 12  width 60", "# rows 12, width 60\r"])
  func theFirstCommentCanSpecifyTheSize(comment: String) {
    #expect(TranscriptSize(comment: comment) == TranscriptSize(width: 60, rows: 12))
  }

  @Test(arguments: [
    "", "#", "# width", "# width 0", "# width 60 rows", "# width 60 cells", "# width sixty",
    "# width 60, width 61", "width 60", "> width 60", "# the width 60", "# rows 10001",
  ])
  func otherCommentsSpecifyNoSize(comment: String) {
    #expect(TranscriptSize(comment: comment) == TranscriptSize())
  }

  @Test func aSizeIsFormattedAsItIsParsed() {
    let size = TranscriptSize(width: 60, rows: 12)
    #expect(TranscriptSize(comment: "# \(size)") == size)
  }

  @Test func onlySizesThatSpecifyTheSameDimensionCanContradict() {
    let (width, rows) = (TranscriptSize(width: 60), TranscriptSize(rows: 12))
    #expect(!width.contradicts(rows) && !width.contradicts(width))
    #expect(width.contradicts(TranscriptSize(width: 61, rows: 12)))
  }
}
