// The posts of a web service and an image, each with four loading states. Run it: swift run posts,
// or open posts in swift run gallery. It shows a RemoteContentView that loads, fails, reloads and
// is closed.

import Foundation
import Platen

// MARK: - Model

/// A post of the web service.
public struct Post: Decodable, Identifiable, Equatable, Sendable {
  public let id: Int
  public let title: String
  public let body: String
}

extension Post {
  /// The placeholders for posts that are loading.
  static let placeholders = (1...3).map {
    Post(id: -$0, title: "A title of four words", body: "The first words of what was written")
  }
}

// MARK: - View

public struct PostsScreen: View {
  private let service: String
  private let picture: String
  @Environment(\.remoteClient) private var client

  /// Creates the posts screen.
  ///
  /// - Parameters:
  ///   - service: The base URL of the service, such as `http://127.0.0.1:8080`.
  ///   - picture: The URL of an image.
  public init(service: String, picture: String) {
    self.service = service
    self.picture = picture
  }

  public var body: some View {
    TabView {
      PostsView(service: service).tabItem { Label("Posts", systemImage: "list.bullet") }
      PictureView(address: picture).tabItem { Label("Picture", systemImage: "photo") }
    }
    .environment(\.remoteClient, client.timingOut(after: .seconds(10)))
  }
}

private struct PostsView: View {
  let service: String

  var body: some View {
    let posts = DecodableRemoteContent(
      request: RemoteRequest(at: service, path: ["posts"]), type: [Post].self)
    RemoteContentView(remoteContent: posts) { _ in
      PostList(posts: Post.placeholders).redacted(reason: .placeholder)
    } failure: { error, retry in
      Failure(error: error, retry: retry)
    } content: { posts in
      PostList(posts: posts)
    }
  }
}

private struct PostList: View {
  let posts: [Post]

  var body: some View {
    List(posts) { post in
      VStack(alignment: .leading) {
        Text(post.title).bold()
        Text(post.body)
      }
    }
  }
}

private struct PictureView: View {
  let address: String

  var body: some View {
    let picture = RemoteImage(request: RemoteRequest(at: address))
    RemoteContentView(remoteContent: picture) { error, retry in
      Failure(error: error, retry: retry)
    } content: { image in
      image
    }
  }
}

private struct Failure: View {
  let error: any Error
  let retry: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(error.localizedDescription).foregroundColor(.red)
      Button("Retry", action: retry)
    }
  }
}
