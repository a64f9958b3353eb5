import PlatenContext
import PlatenTestSupport
import Testing

@testable import PlatenTransport

/// Text that is not a token of HTTP.
private let hostileNames = [
  "", "GET / HTTP/1.1\r\nX-A: 1\r\nX-B:", "GET\nX: 1", "GET\r", "GE T", "GET\0", "GET\t",
  "\u{1b}[2J", "GET\u{7f}", "G\u{c9}T", "X:", "(GET)",
]
/// Text that is not the value of a header field.
private let hostileValues = ["1\r\nX-B: 2", "3\n", "3\r", "3\0", "\u{1b}]0;x\u{7}", "3\u{7f}"]

@Suite struct TransferRequestCheckTests {
  /// Performs a changed request; returns the message of its error, and the number of connections.
  private func failure(_ change: (inout TransferRequest) -> Void) async throws -> (String, Int) {
    let connections = Locked(0)
    let server = try RawServer { connection in
      connections.withLock { $0 += 1 }
      connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
    }
    var request = try TransferRequest(to: server)
    change(&request)
    let result = await TransferResult(of: request)
    #expect(result.head == nil)
    let error = try #require(result.error)
    #expect(error.kind == .invalidRequest)
    withExtendedLifetime(server) {}
    return (error.message, connections.value)
  }

  @Test(arguments: hostileNames)
  func aMethodThatIsNotATokenIsNotSent(method: String) async throws {
    let failure = try await failure { $0.method = method }
    #expect(
      failure == (
        """
        the method is empty or contains a character that HTTP does not allow; use a method such as \
        GET
        """, 0
      ))
  }

  @Test(arguments: hostileNames)
  func aFieldWhoseNameIsNotATokenIsNotSent(name: String) async throws {
    let failure = try await failure { $0.fields = [(name, "1")] }
    #expect(failure.0.hasPrefix("the name of a header field is empty or contains a character"))
    #expect(failure.1 == 0)
  }

  @Test(arguments: hostileValues)
  func aFieldWithAControlCharacterIsNotSent(value: String) async throws {
    let failure = try await failure { $0.fields = [("X-A", value)] }
    #expect(
      failure == (
        """
        the value of the header field "X-A" contains a control character; remove it, or encode the \
        value
        """, 0
      ))
  }

  @Test(arguments: hostileValues)
  func aCredentialWithAControlCharacterIsNotSent(text: String) async throws {
    let name = try await failure {
      $0.credential = TransferCredential(.digest, user: text, password: "secret")
    }
    let password = try await failure {
      $0.credential = TransferCredential(.basic, user: "ada", password: text)
    }
    for failure in [name, password] {
      #expect(
        failure == (
          "the user name or the password contains a control character; use another one", 0
        ))
    }
  }
}
