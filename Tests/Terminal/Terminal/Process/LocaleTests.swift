import PlatenTerminal
import Testing

@Suite struct LocaleTests {
  @Test(
    arguments: [
      ([:], true), (["LANG": "de_AT.UTF-8"], true), (["LANG": "C"], false),
      (["LANG": "C.utf8"], true), (["LC_ALL": "C", "LANG": "de_AT.UTF-8"], false),
      (["LC_ALL": "", "LC_CTYPE": "en_US.UTF-8", "LANG": "C"], true),
      (["LC_CTYPE": "POSIX", "LANG": "de_AT.UTF-8"], false), (["LC_ALL": ""], true),
    ] as [([String: String], Bool)])
  func theFirstNonemptyVariableDecides(environment: [String: String], namesUTF8: Bool) {
    #expect(environment.namesUTF8 == namesUTF8)
  }
}
