/// A fictional user with repositories.
struct User: Sendable {
  /// The login, which consists of letters, digits and dashes.
  let login: String
  let id: Int
  let name: String
  let location: String?
  let bio: String?
  let repositories: Int
  let followers: Int
  /// The file name of the avatar.
  let avatar: String

  init(
    _ login: String, _ id: Int, _ name: String, in location: String? = nil, _ bio: String? = nil,
    repositories: Int, followers: Int, hasJPEG: Bool = false
  ) {
    self.login = login
    self.id = id
    self.name = name
    self.location = location
    self.bio = bio
    self.repositories = repositories
    self.followers = followers
    avatar = login + (hasJPEG ? ".jpeg" : ".png")
  }

  /// Returns the user with a login, ignoring case.
  static func find(_ login: String) -> User? {
    all.first { $0.login == login.lowercased() }
  }
}

extension User {
  /// All users. Some logins are prefixes of others, so that typing one of them matches another on
  /// the way.
  static let all = [
    User(
      "ada", 1815, "Ada Larkspur", in: "Leeds", "Engines, chiefly analytical.",
      repositories: 42, followers: 1843),
    User(
      "adam", 2016, "Adam Wren", in: "Cork", "Second in every list.", repositories: 7, followers: 12
    ),
    User(
      "adamantine", 2044, "Adamantine Labs", repositories: 128, followers: 9001, hasJPEG: true),
    User(
      "grace", 1906, "Grace Hollins", in: "Arlington", "Finds moths in relays.",
      repositories: 61, followers: 2947, hasJPEG: true),
    User(
      "kaori", 3371, "森 かおり", in: "京都", "古い端末が好きです。", repositories: 19, followers: 408),
    User(
      "zoe-b", 2718, "Zoë Brînză", in: "Iași", "Compilers & cabbage rolls.",
      repositories: 33, followers: 271),
    User("quiet", 4040, "Q.", repositories: 0, followers: 0),
    User(
      "hoarder", 9999, "Max Attic", in: "Duluth", "I never delete a repository.",
      repositories: 12_480, followers: 77),
    User(
      "tove", 1414, "Tove Ålander", in: "Mariehamn", "Ferries, timetables, ferry timetables.",
      repositories: 24, followers: 190),
    User(
      "ibrahim", 3141, "Ibrahim Sadek", in: "Alexandria",
      "Rebuilding the catalogue, scroll by scroll.",
      repositories: 88, followers: 1204, hasJPEG: true),
    User(
      "pixel-otter", 5150, "Pixel Otter 🦦", in: "Gdynia", "Small pictures, big terminals.",
      repositories: 15, followers: 640),
    User(
      "one", 1001, "Uno Solo", in: "Trieste", "One good idea.", repositories: 1, followers: 3),
  ]
}
