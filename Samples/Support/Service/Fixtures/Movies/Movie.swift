/// A fictional movie in a list.
struct Movie: Encodable, Sendable {
  let id: Int
  let title: String
  let originalTitle: String
  let originalLanguage: String
  let overview: String
  /// The release date in the form `2026-10-30`. It is empty if unknown, and invalid for one movie.
  let releaseDate: String
  /// The average rating in the range from 0 to 10.
  let voteAverage: Double
  let voteCount: Int
  let popularity: Double
  let adult = false
  let video = false
  @OrNull var posterPath: String?
  @OrNull var backdropPath: String?

  /// Creates a fixture.
  ///
  /// - Parameters:
  ///   - name: The file name and the seed of the images; letters, digits and dashes.
  ///   - rating: The average rating, from 0 to 10, and the number of ratings.
  ///   - original: The original title and its language, if it is not English.
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

  /// The formats of a movie's images.
  enum Picture { case poster, wide }
}

extension Movie {
  /// The movies of all lists.
  static let all = nowPlaying + upcoming + older

  /// The file names of the movie's images.
  var files: [String] {
    [posterPath, backdropPath].compactMap { $0.map { String($0.dropFirst()) } }
  }

  /// The file name of the wide image.
  var wideFile: String? { backdropPath.map { String($0.dropFirst()) } }

  /// Whether the response for the poster is not a valid image.
  var isPosterLost: Bool { posterPath == "/the-missing-poster.png" }
}
