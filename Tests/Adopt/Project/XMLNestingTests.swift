import PlatenTestSupport
import Testing

@testable import PlatenAdopt

@Suite struct XMLNestingTests {
  @Test(arguments: [
    ("<plist/>", 0), ("<dict><key>a</key><array/><array /><dict></dict></dict>", 2),
    ("<array><array></array><array><dict/></array></array>", 2),
    ("</array></array><array></array>", 1), ("<array><array x='/'>", 2),
  ])
  func theDepthIsThatOfArraysAndDictionaries(text: String, depth: Int) {
    #expect(XMLNesting.depth(of: Array(text.utf8)) == depth)
  }

  @Test(arguments: [
    "<!--</array>-->", "<![CDATA[</array>]]>", "<?x </array>?>", "<!---></array><x>-->",
    "<!--</array>", "<?></array>?>",
  ])
  func tagsInQuotedTextCloseNoValues(quoted: String) {
    let text = String(repeating: "<array>\(quoted)", count: 10)
    #expect(XMLNesting.depth(of: Array(text.utf8)) == 10)
  }

  @Test(arguments: ["<array", "<!--", "<![CDATA[", "<?", "<array>", "<array/>", "]]", "-- >", "<"])
  func theTimeIsProportionalToTheLength(text: String) {
    let growth = growth(from: 5_000 / text.count) { count in
      _ = XMLNesting.depth(of: Array(("<!--" + String(repeating: text, count: count)).utf8))
      _ = XMLNesting.depth(of: Array(String(repeating: text, count: count).utf8))
    }
    #expect(growth < 9)
  }
}
