import PlatenLines
import PlatenViews
import Testing

/// Literals are keys, in which Markdown is read.
@MainActor
@Suite struct MarkdownReaderTests {
  /// A text with what is bold in `B`, italic in `I`, crossed out in `S`.
  private func looks(_ key: LocalizedStringKey) -> String {
    TestHost(width: 80, Text(key)).graph.block.lines.map { line in
      line.runs.map { run in
        let marks = [(Style.Attributes.bold, "B"), (.italic, "I"), (.strikethrough, "S")]
          .filter { run.style.attributes.contains($0.0) }.map(\.1).joined()
        return marks.isEmpty ? String(run.text) : "\(marks)<\(run.text)>"
      }.joined()
    }.joined(separator: "\n")
  }

  @Test func emphasisIsRead() {
    #expect(looks("a **bold** word") == "a B<bold> word")
    #expect(looks("an *italic* and an _italic_ word") == "an I<italic> and an I<italic> word")
    #expect(looks("***both*** and ~~neither~~") == "BI<both> and S<neither>")
    #expect(looks("**bold *and* more**") == "B<bold >BI<and>B< more>")
    #expect(looks("__bold__, ~~**no**~~") == "B<bold>, BS<no>")
    #expect(looks("un**belie**vable") == "unB<belie>vable")
    #expect(looks("“**quoted**”") == "“B<quoted>”")
  }

  @Test func signsThatMeanNothingAreShown() {
    #expect(looks("2 * 3 * 4") == "2 * 3 * 4")
    #expect(looks("snake_case_name") == "snake_case_name")
    #expect(looks("a ~ b ~~ c ~d~") == "a ~ b ~~ c ~d~")
    #expect(looks("**open") == "**open")
    #expect(looks("close**") == "close**")
    #expect(looks("*") == "*")
    #expect(looks("[x] and [y](") == "[x] and [y](")
    #expect(looks("`open") == "`open")
    #expect(looks(#"C:\Users"#) == #"C:\Users"#)
    #expect(looks("**a*") == "*I<a>")
  }

  @Test func runsOfSignsPairAsCommonMarkSays() {
    #expect(looks("*foo**bar**baz*") == "I<foo>BI<bar>I<baz>")
    #expect(looks("*foo**bar*") == "I<foo**bar>")
    #expect(looks("**foo*bar**") == "B<foo*bar>")
    #expect(looks("_foo_bar_baz_") == "I<foo_bar_baz>")
    #expect(looks("** bold **") == "** bold **")
  }

  @Test func aBackslashMakesASignASign() {
    #expect(looks(#"\*so\* and \\"#) == #"*so* and \"#)
    #expect(looks(#"\[a](b)"#) == "[a](b)")
  }

  @Test func nothingIsReadInCode() {
    #expect(looks("run `swift **test**` now") == "run swift **test** now")
    #expect(looks("`` a`b `` and ` c `") == "a`b and c")
  }

  @Test func anAddressFollowsItsLink() {
    let terms = "https://example.org/terms"
    #expect(
      looks("See [the **terms**](https://example.org/terms)!") == "See the B<terms> <\(terms)>!")
    #expect(looks("[https://example.org/terms](https://example.org/terms)") == terms)
    #expect(looks("[a](<b> \"c\") [](d)") == "a <b> ")
    #expect(looks("[a]() [[b](c)](d)") == "a [b <c>](d)")
  }

  @Test func anAddressEndsWhereCommonMarkSays() {
    #expect(looks("[a](b c)") == "[a](b c)")
    #expect(looks("[a](<b c>) [a](<b)c>)") == "a <b c> a <b)c>")
    #expect(looks("[a](b_(c)_(d(e)))!") == "a <b_(c)_(d(e))>!")
    #expect(looks("[a](b(c) [a](b(c d)") == "[a](b(c) [a](b(c d)")
    #expect(looks(#"[a](b\)c\*) [a](b\c)"#) == #"a <b)c*> a <b\c>"#)
    #expect(looks("[a](b)c)") == "a <b>c)")
    #expect(looks("[a](<b\nc>) [a](<b<c>)") == "[a](<b\nc>) [a](<b<c>)")
  }

  @Test func aTitleStandsBehindABlank() {
    #expect(looks("[a]( b 'c)' ) [a](b\n(c \"d\"))") == "a <b> a <b>")
    #expect(looks(#"[a](b "c\"d") [a](b "c)"#) == #"a <b> [a](b "c)"#)
    #expect(looks("[a](b\"c\") [a](b \"c\" d)") == "a <b\"c\"> [a](b \"c\" d)")
  }

  @Test func valuesInAnAddressAreLetters() {
    let value = "b c(d) \"e\""
    #expect(looks("[a](\(value)) [a](f \(value))") == "a <\(value)> [a](f \(value))")
    #expect(looks("[a](<\(">")>)\("") [a]\("(")b)") == "a <>> [a](b)")
  }

  @Test func linesAreKept() {
    #expect(looks("one\n**two\nthree**") == "one\nB<two>\nB<three>")
  }

  @Test func valuesAreNeverRead() {
    let name = "**Ada**", address = "https://example.org/a_b_c)"
    #expect(looks("Hello, \(name)!") == "Hello, **Ada**!")
    #expect(looks("**\(name)** \(1)*") == "B<**Ada**> 1*")
    #expect(looks("*\(" ")\(3)*") == "I< 3>")
    #expect(looks("**\("")**") == "")
    #expect(looks("`\(name)` [\("[x](y)")](\(address))") == "**Ada** [x](y) <\(address)>")
    #expect(looks("\("*")a\("*")") == "*a*")
  }

  @Test func textsInTextsKeepTheirLook() {
    #expect(
      looks("so **\(Text("many").italic())** \(Text("words"))") == "so BI<many> words")
    #expect(looks("`\(Text("a").bold())`\(Text("b").bold())") == "B<ab>")
  }

  @Test func whatIsNoLiteralIsNotRead() {
    let text = "**so**"
    #expect(picture(20) { Text(text) } == "**so**")
    #expect(picture(20) { Text(text.dropFirst()) } == "*so**")
    #expect(picture(20) { Text(verbatim: "**so**") } == "**so**")
    #expect(picture(20) { Text(.init(text)) } == "so")
    #expect(picture(20) { Text(LocalizedStringKey(text)) } == "so")
  }

  @Test func muchOfNothingIsReadInTime() {
    for sign in [
      "*", "*a ", "a* ", "*a", "_a*", "[", "[a](", "`a``", "[a]", "**a *b ", "[a](b(", "[a](b '",
    ] {
      let text = String(repeating: sign, count: 1_000)
      #expect(TestHost(Text(LocalizedStringKey(text))).lines.joined().count > 0)
    }
  }
}
