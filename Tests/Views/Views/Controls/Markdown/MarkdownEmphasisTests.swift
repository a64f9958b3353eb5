import Testing

@MainActor
@Suite struct MarkdownEmphasisTests {
  @Test func markdownEmphasisSetsTheStyleOfTheText() {
    #expect(looks("a **bold** word") == "a B<bold> word")
    #expect(looks("an *italic* and an _italic_ word") == "an I<italic> and an I<italic> word")
    #expect(looks("***both*** and ~~neither~~") == "BI<both> and S<neither>")
    #expect(looks("**bold *and* more**") == "B<bold >BI<and>B< more>")
    #expect(looks("__bold__, ~~**no**~~") == "B<bold>, BS<no>")
    #expect(looks("un**belie**vable") == "unB<belie>vable")
    #expect(looks("“**quoted**”") == "“B<quoted>”")
  }

  @Test func delimiterRunsPairAccordingToCommonMark() {
    #expect(looks("*foo**bar**baz*") == "I<foo>BI<bar>I<baz>")
    #expect(looks("*foo**bar*") == "I<foo**bar>")
    #expect(looks("**foo*bar**") == "B<foo*bar>")
    #expect(looks("_foo_bar_baz_") == "I<foo_bar_baz>")
    #expect(looks("** bold **") == "** bold **")
  }
}
