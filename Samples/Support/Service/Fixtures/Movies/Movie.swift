/// A movie as a list has it; all of them are made up.
struct Movie: Encodable, Sendable {
  let id: Int
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let overview: String
  /// As `2026-10-30`; empty where nobody knows, and in one case no date.
  let releaseDate: String
  /// From 0 to 10.
  let voteAverage: Double
  let voteCount: Int
  let popularity: Double
  let adult = false
  let video = false
  @OrNull var posterPath: String?
  @OrNull var backdropPath: String?

  /// - Parameters:
  ///   - name: What its pictures are called and drawn by; letters, digits and dashes.
  ///   - rating: From 0 to 10, by so many people.
  ///   - original: The title and its language, where they are not English.
  init(
    _ id: Int, _ name: String, _ title: String, _ date: String,
    rated rating: (average: Double, count: Int) = (0, 0), original: (String, String)? = nil,
    pictures: Set<Picture> = [.poster, .wide], _ overview: String
  ) {
    self.id = id
    self.title = title
    (originalTitle, originalLanguage) = original ?? (title, "en")
    self.overview = overview
    releaseDate = date
    (voteAverage, voteCount) = rating
    popularity = Double(rating.count + id % 100) / 4
    posterPath = pictures.contains(.poster) ? "/\(name).png" : nil
    backdropPath = pictures.contains(.wide) ? "/\(name)-wide.png" : nil
  }

  /// What there is of a movie besides words.
  enum Picture { case poster, wide }
}

extension Movie {
  /// Every movie.
  static let all = nowPlaying + upcoming + older

  /// The files of its pictures.
  var files: [String] {
    [posterPath, backdropPath].compactMap { $0.map { String($0.dropFirst()) } }
  }

  /// The file of the wide picture.
  var wideFile: String? { backdropPath.map { String($0.dropFirst()) } }

  /// Whether something else than a picture comes for the poster.
  var isPosterLost: Bool { posterPath == "/the-missing-poster.png" }
}
