/// The service's response for a user, of which the screens use three fields.
struct UserAnswer: Encodable {
  let login: String
  let id: Int
  let avatarUrl: String
  let url: String
  let type = "User"
  let siteAdmin = false
  let name: String
  @OrNull var location: String?
  @OrNull var email: String?
  @OrNull var bio: String?
  let publicRepos: Int
  let publicGists: Int
  let followers: Int
  let createdAt: String

  /// Creates the response for a user.
  ///
  /// - Parameters:
  ///   - user: The user to describe.
  ///   - origin: The origin of the service, for URLs in the response.
  init(_ user: User, origin: String) {
    login = user.login
    id = user.id
    avatarUrl = "\(origin)/avatars/\(user.avatar)"
    url = "\(origin)/users/\(user.login)"
    name = user.name
    location = user.location
    email = nil
    bio = user.bio
    publicRepos = user.repositories
    publicGists = user.repositories / 4
    followers = user.followers
    createdAt = "\(2008 + user.id % 12)-03-14T09:26:53Z"
  }
}
