import Combine
import SwiftUI

public struct Post: Codable, Identifiable, Hashable {
  public var id: Int
  public var title: String
  public var body: String

  public init(id: Int, title: String, body: String) {
    self.id = id
    self.title = title
    self.body = body
  }
}

extension Array where Element == Post {
  static let placeholders = (1...3).map {
    Post(id: -$0, title: "Title of a post", body: "What the post says.")
  }
}

public struct PostsView<Content: RemoteContent>: View where Content.Value == [Post] {
  private let content: Content

  public init(content: Content) {
    self.content = content
  }

  public var body: some View {
    NavigationStack {
      RemoteContentView(
        remoteContent: content,
        inProgress: { _ in
          List([Post].placeholders, rowContent: PostRow.init)
            .redacted(reason: .placeholder)
        },
        failure: { error, retry in
          VStack(spacing: 12) {
            Text(error.localizedDescription)
              .multilineTextAlignment(.center)
            Button("Retry", action: retry)
              .buttonStyle(.bordered)
          }
        },
        content: { posts in
          PostList(posts: posts)
        }
      )
      .navigationTitle("Posts")
    }
  }
}

private struct PostList: View {
  let posts: [Post]
  @State private var query = ""

  var body: some View {
    List(found) { post in
      NavigationLink(value: post) { PostRow(post: post) }
    }
    .searchable(text: $query, prompt: "Titles")
    .navigationDestination(for: Post.self) { post in
      ScrollView {
        Text(post.body).padding()
      }
      .navigationTitle(post.title)
    }
    .overlay {
      if found.isEmpty {
        ContentUnavailableView.search(text: query)
      }
    }
  }

  private var found: [Post] {
    guard !query.isEmpty else { return posts }
    return posts.filter { $0.title.localizedCaseInsensitiveContains(query) }
  }
}

private struct PostRow: View {
  let post: Post

  var body: some View {
    VStack(alignment: .leading) {
      Text(post.title)
        .font(.headline)
      Text(post.body)
        .foregroundStyle(.secondary)
        .lineLimit(2)
    }
  }
}

// MARK: - Previews

private final class PreviewPosts: RemoteContent {
  @Published private(set) var loadingState: RemoteContentLoadingState<[Post], Double>

  init(_ state: RemoteContentLoadingState<[Post], Double>) {
    loadingState = state
  }

  func load() {}
  func cancel() {}
}

struct PostsView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      PostsView(content: PreviewPosts(.success(.placeholders)))
        .previewDisplayName("Loaded")
      PostsView(content: PreviewPosts(.inProgress(0.5)))
        .previewDisplayName("Loading")
      PostsView(content: PreviewPosts(.failure(URLError(.notConnectedToInternet))))
        .previewDisplayName("Offline")
    }
  }
}
