// Progress, time and placeholders for missing content. Run it: swift run gallery, then open
// controls progressview, activityindicator, timelineview, asyncimage or contentunavailableview. It
// shows determinate and indeterminate progress, a clock, a late image and an empty page.

import Foundation
import Platen

// MARK: - View

public struct ProgressViewPage: View {
  @State private var isLoading = true
  @State private var parts = 2.0

  public init() {}

  public var body: some View {
    ProgressView("Copying", value: parts, total: 5)
    ProgressView(value: 0.25)
    if isLoading { ProgressView("Loading") }
    Button("Copy a part") { parts += 1 }.disabled(parts == 5)
    Button("Stop loading") { isLoading = false }.disabled(!isLoading)
  }
}

public struct ActivityIndicatorPage: View {
  @StateObject private var activity = RequestActivity()
  @State private var questions = 0

  public init() {}

  public var body: some View {
    if activity.isActive { ActivityIndicator() }
    ForEach(0..<questions) { _ in Question() }
      .environment(\.remoteClient, Self.slow.counting(in: activity))
    Button("Ask") { questions += 1 }
  }

  private static var slow: RemoteClient {
    RemoteClient { _ in .response(RemoteResponse(json: #""42""#), after: .seconds(2)) }
  }
}

private struct Question: View {
  var body: some View {
    let answer = DecodableRemoteContent(
      request: RemoteRequest(.get, at: "http://oracle.example"), type: String.self)
    RemoteContentView(remoteContent: answer) { _ in
      Text("?")
    } content: { answer in
      Text(answer)
    }
  }
}

public struct TimelineViewPage: View {
  public init() {}

  public var body: some View {
    TimelineView(.periodic(from: .distantPast, by: 1)) { context in
      Text(context.date, format: .dateTime.hour().minute().second())
    }
    TimelineView(.everyMinute) { context in
      Text("Today is \(context.date, format: .dateTime.weekday(.wide)).")
    }
  }
}

public struct AsyncImagePage: View {
  public init() {}

  public var body: some View {
    AsyncImage(url: URL(string: "http://photos.example/hills.png")) { phase in
      if let image = phase.image {
        image.accessibilityLabel("Hills")
      } else if let error = phase.error {
        Text(error.localizedDescription).foregroundStyle(.red)
      } else {
        ProgressView("Loading the image")
      }
    }
    .environment(\.remoteClient, Self.slow)
  }

  /// A client that answers every request with an image after two seconds.
  private static var slow: RemoteClient {
    RemoteClient { _ in .response(RemoteResponse(body: ImagePage.landscape), after: .seconds(2)) }
  }
}

public struct ContentUnavailableViewPage: View {
  @State private var year: Int? = 1887

  public init() {}

  public var body: some View {
    if year == nil {
      Text("All movies")
    } else {
      ContentUnavailableView {
        Label("No movies", systemImage: "film")
      } description: {
        Text("Try another year.")
      } actions: {
        Button("Reset") { year = nil }
      }
    }
  }
}
