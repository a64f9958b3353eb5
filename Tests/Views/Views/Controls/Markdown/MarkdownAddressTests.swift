import Testing

@MainActor
@Suite struct MarkdownAddressTests {
  @Test func theTextOfALinkIsFollowedByItsURLUnlessTheyAreEqual() {
    let terms = "https://example.org/terms"
    #expect(
      looks("See [the **terms**](https://example.org/terms)!") == "See the B<terms> <\(terms)>!")
    #expect(looks("[https://example.org/terms](https://example.org/terms)") == terms)
    #expect(looks("[a](<b> \"c\") [](d)") == "a <b> ")
    #expect(looks("[a]() [[b](c)](d)") == "a [b <c>](d)")
  }

  @Test func theURLOfALinkEndsWhereCommonMarkSpecifies() {
    #expect(looks("[a](b c)") == "[a](b c)")
    #expect(looks("[a](<b c>) [a](<b)c>)") == "a <b c> a <b)c>")
    #expect(looks("[a](b_(c)_(d(e)))!") == "a <b_(c)_(d(e))>!")
    #expect(looks("[a](b(c) [a](b(c d)") == "[a](b(c) [a](b(c d)")
    #expect(looks(#"[a](b\)c\*) [a](b\c)"#) == #"a <b)c*> a <b\c>"#)
    #expect(looks("[a](b)c)") == "a <b>c)")
    #expect(looks("[a](<b\nc>) [a](<b<c>)") == "[a](<b\nc>) [a](<b<c>)")
  }

  @Test func theTitleOfALinkIsSeparatedFromTheURLByWhitespace() {
    #expect(looks("[a]( b 'c)' ) [a](b\n(c \"d\"))") == "a <b> a <b>")
    #expect(looks(#"[a](b "c\"d") [a](b "c)"#) == #"a <b> [a](b "c)"#)
    #expect(looks("[a](b\"c\") [a](b \"c\" d)") == "a <b\"c\"> [a](b \"c\" d)")
  }

  @Test func interpolatedValuesInAURLAreNotParsed() {
    let value = "b c(d) \"e\""
    #expect(looks("[a](\(value)) [a](f \(value))") == "a <\(value)> [a](f \(value))")
    #expect(looks("[a](<\(">")>)\("") [a]\("(")b)") == "a <>> [a](b)")
  }
}
