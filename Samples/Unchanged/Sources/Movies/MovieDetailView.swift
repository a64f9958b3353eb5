import SwiftUI

struct MovieDetailView: View {
  let movie: Movie
  @EnvironmentObject private var favorites: Favorites
  @Environment(\.theme) private var theme

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      VStack(alignment: .leading, spacing: 16) {
        backdrop
        HStack(alignment: .firstTextBaseline) {
          Text(movie.title)
            .font(.title2)
            .bold()
          Spacer()
          RatingBadge(percentage: movie.votePercentage)
        }
        Text(movie.overview)
          .font(.body)
          .lineSpacing(4)
        Divider()
        Label("\(movie.voteCount) votes", systemImage: "person.3")
          .font(.footnote)
          .foregroundColor(.secondary)
      }
      .padding()
    }
    .navigationTitle(movie.title)
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button {
          favorites.toggle(movie)
        } label: {
          Image(systemName: favorites.contains(movie) ? "heart.fill" : "heart")
        }
        .accessibilityLabel("Favorite")
        .tint(.red)
      }
    }
  }

  private var backdrop: some View {
    AsyncImage(url: movie.backdropURL) { phase in
      switch phase {
      case .empty:
        ProgressView()
      case .success(let image):
        image
          .resizable()
          .aspectRatio(16 / 9, contentMode: .fit)
      case .failure:
        Label("No picture", systemImage: "photo")
          .foregroundColor(.secondary)
      @unknown default:
        EmptyView()
      }
    }
    .frame(maxWidth: .infinity)
    .frame(height: 96)
    .clipShape(RoundedRectangle(cornerRadius: theme.cornerRadius))
    .overlay(alignment: .bottomTrailing) {
      Text("★ \(movie.voteAverage, specifier: "%.1f")")
        .font(.caption)
        .padding(4)
        .background(.ultraThinMaterial, in: Capsule())
        .padding(8)
    }
  }
}

struct MovieDetailView_Previews: PreviewProvider {
  static var previews: some View {
    NavigationView {
      MovieDetailView(movie: .mock)
        .environmentObject(Favorites())
    }
  }
}
