import PlatenRemote
import Testing

@testable import SampleService

/// Tests of the parameters that routes extract from arbitrary targets.
@Suite struct RequestTests {
  private func name(_ query: String) -> String? {
    let request = SampleService.Request(method: "GET", target: "/?\(query)")
    return SampleService.Values(path: [:], query: request.query, origin: "")["userName"]
  }

  @Test(arguments: [
    ("userName=ada+b", "ada b"), ("userName=ada%2Bb", "ada+b"), ("userName=ada%20b", "ada b"),
    ("user%4Eame=ada", "ada"), ("userName=%C3%A9%26%3D%3F%23", "é&=?#"), ("userName=a=b", "a=b"),
    ("userName=a?b", "a?b"), ("userName=%zz%4", "%zz%4"), ("userName=%FF", "\u{FFFD}"),
    ("userName=%00%1B", "\u{0}\u{1B}"), ("userName=a#b", "a"), ("userName=a%23b", "a#b"),
  ])
  func aParameterIsDecoded(query: String, value: String) { #expect(name(query) == value) }

  @Test func theFirstValueOfARepeatedParameterIsUsed() {
    #expect(name("userName=ada&userName=bob") == "ada")
    #expect(name("userName&userName=bob") == "")
  }

  @Test(arguments: ["", "&", "=", "=ada", "username=ada", "&&x"])
  func aParameterCanBeMissing(query: String) { #expect(name(query) == nil) }

  @Test(arguments: ["", "*", "http://127.0.0.1/users", "?a=b", "@host/users", "users"])
  func aTargetWithoutAPathMatchesNoRoute(target: String) {
    #expect(SampleService.Request(method: "GET", target: target).path == nil)
    #expect(SampleService().response(to: target)?.status == 404)
  }

  @Test(arguments: [
    ("GET", "/"), ("GET", "/isUserNameAvailable/"), ("GET", "//isUserNameAvailable"),
    ("GET", "/isusernameavailable"), ("GET", "/isUserNameAvailable%2F"),
    ("POST", "/isUserNameAvailable"), ("get", "/isUserNameAvailable"),
  ])
  func unknownRoutesAreNotFound(method: String, target: String) {
    let response = SampleService().response(to: target, method: method)
    #expect(response?.status == 404)
    #expect(response?.text == #"{"error":true,"reason":"There is nothing here"}"#)
  }

  @Test func aPathIsDecodedBySegment() {
    let pattern: SampleService.PathPattern = "/users/{name}/posts/{number}"
    func parts(_ target: String) -> [String: String]? {
      SampleService.Request(method: "GET", target: target).path.flatMap(pattern.parts)
    }
    #expect(parts("/users/a%2Fb/posts/1") == ["name": "a/b", "number": "1"])
    #expect(parts("/%75sers/ada/posts/?x") == ["name": "ada", "number": ""])
    #expect(parts("/users/ada/posts") == nil)
    #expect(parts("/users/ada/likes/1") == nil)
    #expect(parts("/users/a/b/posts/1") == nil)
  }
}
