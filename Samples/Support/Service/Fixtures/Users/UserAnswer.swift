/// What the service tells about a user; screens use three of these fields.
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

  /// - Parameter origin: Where the service is, for URLs.
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
