import Foundation
import FoundationNetworking
import Testing

@testable import PlatenTesting

@MainActor
@Suite struct TestResponsesTests {
  @Test func aRequestReceivesItsResponse() async {
    await expectTranscript(
      of: QueryScreen(), width: 40,
      responses: [
        "GET /search?q=tide": .json(#""Low Tide""#, after: .milliseconds(200)),
        "GET /search": .status(404),
      ]
    ) {
      """
      > set Query tide
      - Query [                                ]
      + Query [tide                            ]
      > advance 199ms
      > advance 2ms
      - …
      + "Low Tide"
      > set Query ebb
      - Query [tide                            ]
      + Query [ebb                             ]
      > wait
      - "Low Tide"
      + 404
      """
    }
  }

  @Test func aRequestCanFail() async {
    await expectTranscript(
      of: QueryScreen(), width: 40, responses: ["GET /search": .failure(.timedOut)]
    ) {
      """
      > set Query tide
      - Query [                                ]
      + Query [tide                            ]
      > wait
      - …
      + -1001
      """
    }
  }

  @Test func aResponseContainsAllItsHeaderFields() {
    let response = TestResponse.data(Data(), headers: ["Set-Cookie": "a=1"])
    #expect(response.answer["header Set-Cookie"] == "a=1")
  }
}

/// A screen that loads a text for each query.
struct QueryScreen: View {
  @State private var query = ""
  @State private var text = "…"

  var body: some View {
    TextField("Query", text: $query)
    Text(text)
      .task(id: query) { if !query.isEmpty { await search() } }
  }

  private func search() async {
    do {
      guard let url = URL(string: "https://example.com/search?q=\(query)") else { return }
      let (data, response) = try await SessionRequests.shared.data(from: url)
      let status = (response as? HTTPURLResponse)?.statusCode ?? 0
      text = status == 200 ? String(decoding: data, as: UTF8.self) : "\(status)"
    } catch {
      text = "\((error as? URLError)?.code.rawValue ?? 0)"
    }
  }
}
