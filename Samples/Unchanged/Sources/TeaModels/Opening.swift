import Foundation

/// The opening hours of the shop, as its server sends them.
public struct Opening: Decodable {
  public let hours: String

  public static func load(from url: URL, session: URLSession = .shared) async throws -> Opening {
    let (data, response) = try await session.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else {
      throw URLError(.badServerResponse)
    }
    return try JSONDecoder().decode(Opening.self, from: data)
  }
}
