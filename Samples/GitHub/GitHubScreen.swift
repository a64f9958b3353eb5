// A user search whose text determines the user, the number of repositories and the avatar. Run it:
// swift run github, or open github in swift run gallery. It shows throttling, a pipeline that feeds
// another, and a shared counter of pending requests.

import Foundation
import Platen

// MARK: - Model

@MainActor
public final class GitHubScreenModel: ObservableObject {
  @Published public var username = "" {
    didSet { Log.event("Set username to \(username)") }
  }
  /// The user with the entered name, or an empty array if no user is known.
  @Published public private(set) var githubUserData: [GitHubUser] = []
  /// The reason why no user is displayed; `nil` before the first request.
  @Published public private(set) var message: String?
  /// The data of the user's avatar.
  @Published public private(set) var avatar: Data?

  public init(users: GitHubUsers) {
    let background = DispatchQueue(label: "github")
    let answers =
      $username
      .throttle(for: 0.5, scheduler: background, latest: true)
      .removeDuplicates()
      .print("username pipeline: ")
      .map { @Sendable name in users.answer(about: name) }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .share()
    answers.map { @Sendable answer in answer.users }.assign(to: &$githubUserData)
    answers.map { @Sendable answer in answer.message }.assign(to: &$message)
    // An avatar disappears together with its user, not when the next avatar arrives.
    answers.map { @Sendable _ in nil }.assign(to: &$avatar)
    $githubUserData
      .print("github user data: ")
      .receive(on: background)
      .map { @Sendable found in users.avatar(of: found.first) }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .assign(to: &$avatar)
  }

  /// The text that describes the number of the user's repositories.
  public var repositoryCount: String {
    githubUserData.first.map { "\($0.publicRepos)" } ?? "unknown"
  }
}

// MARK: - View

public struct GitHubScreen: View {
  private let service: String
  @Environment(\.remoteClient) private var client
  @StateObject private var activity = RequestActivity()

  /// Creates the GitHub screen for a service.
  ///
  /// - Parameter service: The base URL of the service, such as `https://api.github.com`.
  public init(service: String) { self.service = service }

  /// Adds each displayed number of repositories to the event log of a session.
  public static func logRepositoryCount(of session: Session) {
    session.publisher(for: "repositories:")
      .sink { Log.event("repositoryCountLabel Updated to \($0)") }
      .store(in: &session.cancellables)
  }

  public var body: some View {
    GitHubForm(users: .live(client.counting(in: activity), at: service))
    if activity.isActive { ActivityIndicator() }
  }
}

private struct GitHubForm: View {
  @StateObject private var model: GitHubScreenModel

  init(users: @autoclosure @escaping () -> GitHubUsers) {
    _model = StateObject(wrappedValue: GitHubScreenModel(users: users()))
  }

  var body: some View {
    Form {
      TextField("Github ID:", text: $model.username)
        .textInputAutocapitalization(.never)
      LabeledContent("repositories:", value: model.repositoryCount)
      if let message = model.message { Text(message).foregroundColor(.red) }
      model.avatar.flatMap(Image.init(data:))?.accessibilityLabel("avatar")
    }
  }
}
