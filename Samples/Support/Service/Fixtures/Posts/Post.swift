/// A post by one of ten authors.
struct Post: Encodable, Sendable {
  let id: Int
  let userId: Int
  let title: String
  let body: String
}

extension Post {
  /// One hundred posts, ten by each author.
  static let all = [
    baker, gardener, sailor, clockmaker, beekeeper, librarian, cyclist, cook, astronomer, walker,
  ]
  .enumerated().flatMap { person, texts in
    texts.enumerated().map { number, text in
      Post(id: person * 10 + number + 1, userId: person + 1, title: text.title, body: text.body)
    }
  }

  /// The title and the body of a post.
  typealias Text = (title: String, body: String)
}
