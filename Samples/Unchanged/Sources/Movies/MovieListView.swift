import SwiftUI

struct MovieListView: View {
  @ObservedObject var viewModel = MovieListViewModel()
  @EnvironmentObject var favorites: Favorites

  @State private var alertError: MovieStoreAPIError?
  @State private var showingAbout = false
  @State private var lastCount: Int?

  var body: some View {
    NavigationView {
      VStack {
        header
        Picker("Endpoint", selection: $viewModel.indexEndpoint) {
          ForEach(0..<MovieEndpoint.allCases.count, id: \.self) { index in
            Text(MovieEndpoint.allCases[index].description).tag(index)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        .padding(.horizontal)
        list
      }
      .navigationBarTitle(Text("Movies"), displayMode: .inline)
      .navigationBarItems(trailing: aboutButton)
    }
    .alert(item: $alertError) { error in
      Alert(
        title: Text("Data request"),
        message: Text("error \(error.localizedDescription)"),
        primaryButton: .default(Text("Okay")),
        secondaryButton: .cancel(Text("Dismiss")))
    }
    .sheet(isPresented: $showingAbout) {
      AboutView(isPresented: $showingAbout)
    }
    .onReceive(viewModel.objectDidLoad) { lastCount = $0 }
  }

  private var header: some View {
    VStack {
      Text("\(viewModel.indexEndpoint)")
        .font(.title)
      viewModel.moviesError.map { error in
        VStack {
          Text(error.localizedDescription)
            .foregroundColor(.red)
          Button("Click Alert") { alertError = error }
            .buttonStyle(PillButtonStyle(color: .red))
        }
      }
      Stepper("Enter your index", value: $viewModel.indexEndpoint, in: 0...3)
        .padding(.horizontal)
    }
  }

  private var list: some View {
    List {
      if viewModel.isLoading {
        ProgressView()
          .frame(maxWidth: .infinity, alignment: .center)
      }
      ForEach(viewModel.movies) { movie in
        NavigationLink(destination: MovieDetailView(movie: movie)) {
          MovieRow(movie: movie)
        }
        .contextMenu {
          Button {
            favorites.toggle(movie)
          } label: {
            Label("Favorite", systemImage: "heart")
          }
        }
      }
      if let count = lastCount {
        Text("\(count) movies")
          .font(.footnote)
          .foregroundColor(.secondary)
          .listRowBackground(Color.clear)
      }
    }
    .listStyle(PlainListStyle())
    .id(viewModel.endpoint)
  }

  private var aboutButton: some View {
    Button(action: { self.showingAbout.toggle() }) {
      Image(systemName: "info.circle")
        .imageScale(.large)
        .accessibilityLabel(Text("About"))
    }
  }
}

struct AboutView: View {
  @Binding var isPresented: Bool

  var body: some View {
    NavigationView {
      VStack(spacing: 20) {
        Image(systemName: "film.fill")
          .resizable()
          .scaledToFit()
          .frame(width: 80, height: 80)
          .rotationEffect(.degrees(-10))
        Text("Movies, \(Text("made").italic()) with Combine.")
        Link("The Movie Database", destination: URL(string: "https://www.themoviedb.org")!)
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        LinearGradient(
          gradient: Gradient(colors: [.blue.opacity(0.2), .clear]),
          startPoint: .top, endPoint: .bottom
        )
        .edgesIgnoringSafeArea(.all)
      )
      .navigationBarTitle("About", displayMode: .inline)
      .navigationBarItems(leading: Button("Close") { isPresented = false })
    }
  }
}

struct MovieListView_Previews: PreviewProvider {
  static var previews: some View {
    ForEach(["iPhone SE (3rd generation)", "iPad Pro (11-inch)"], id: \.self) { device in
      MovieListView(viewModel: MovieListViewModel(movieService: MockMovieService()))
        .environmentObject(Favorites())
        .previewDevice(PreviewDevice(rawValue: device))
        .previewDisplayName(device)
    }
  }
}

#Preview("Failing") {
  MovieListView(
    viewModel: MovieListViewModel(movieService: MockMovieService(error: .responseError(401)))
  )
  .environmentObject(Favorites())
}
