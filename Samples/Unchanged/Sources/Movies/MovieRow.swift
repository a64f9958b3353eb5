import SwiftUI

struct MovieRow: View {
  let movie: Movie
  @EnvironmentObject private var favorites: Favorites

  private static let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .medium
    formatter.timeStyle = .none
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    return formatter
  }()

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      MoviePosterImage(imageLoader: ImageLoader(url: movie.posterURL))
        .card()
        .accessibility(hidden: true)
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          Text(movie.title)
            .font(.headline)
            .lineLimit(1)
          if favorites.contains(movie) {
            Image(systemName: "heart.fill")
              .foregroundColor(.red)
              .imageScale(.small)
          }
        }
        Text(movie.overview)
          .font(.subheadline)
          .foregroundColor(.secondary)
          .lineLimit(3)
        HStack {
          RatingBadge(percentage: movie.votePercentage)
          Text(releaseDate)
            .font(.footnote)
        }
      }
    }
    .padding(.vertical, 4)
    .contentShape(Rectangle())
  }

  private var releaseDate: String {
    movie.releaseDate.map(Self.dateFormatter.string(from:)) ?? "–"
  }
}

struct RatingBadge: View {
  let percentage: Int

  var body: some View {
    Text("\(percentage)%")
      .font(.system(.footnote, design: .rounded))
      .fontWeight(.bold)
      .foregroundColor(.white)
      .padding(.horizontal, 8)
      .background(
        RoundedRectangle(cornerRadius: 4, style: .continuous)
          .foregroundColor(color)
      )
      .overlay(
        RoundedRectangle(cornerRadius: 4, style: .continuous)
          .strokeBorder(Color.white, lineWidth: 1)
      )
  }

  private var color: Color {
    switch percentage {
    case ..<40: return .red
    case ..<60: return .orange
    case ..<75: return .yellow
    default: return .green
    }
  }
}

struct MovieRow_Previews: PreviewProvider {
  static var previews: some View {
    VStack {
      MovieRow(movie: .mock)
      RatingBadge(percentage: 42)
    }
    .environmentObject(Favorites())
    .previewLayout(.fixed(width: 375, height: 150))
  }
}
