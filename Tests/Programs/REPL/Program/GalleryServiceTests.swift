import PlatenTestProcesses
import Testing

/// Tests of the requests that the gallery's screens send and of how they show the responses.
@Suite struct GalleryServiceTests {
  private static let script = """
    open github
    set "Github ID:" ada
    wait
    set "Github ID:" nobody
    wait
    open movies
    wait
    pick Endpoint Popular
    pick Endpoint "Top Rated"
    pick Endpoint "Now Playing"
    pick Endpoint Popular
    wait
    service fail movies 503
    pick Endpoint Upcoming
    wait
    service fail movies off
    pick Endpoint "Top Rated"
    wait
    scroll List 8
    wait
    scroll List 1
    wait
    open movies no-errors
    wait
    pick Endpoint "Top Rated"
    wait
    open movies light
    wait
    pick Endpoint Popular
    wait
    open now-playing
    wait
    refresh
    wait
    open posts
    wait
    press Picture
    wait
    press Posts
    wait
    open signup
    set Username gr
    wait
    set Username grace
    wait
    close
    service log
    """

  @Test func theServiceReceivesTheRequestsOfTheTranscript() async throws {
    let run = try await Product.gallery.run("--virtual-time", playing: Self.script)
    #expect(run.status == 0)
    let parts = run.output.split(separator: "> service log\n")
    try #require(parts.count == 2)
    let told = Self.requests(toldBy: parts[0])
    let logged = parts[1].split(separator: "\n").map(Self.logged)
    #expect(logged == told)
    #expect(logged.count > 50)
  }

  /// Returns the requests that a transcript implies, each with whether it fails.
  private static func requests(toldBy transcript: Substring) -> [String] {
    var (requests, name): ([String], Substring) = ([], "")
    for line in transcript.split(separator: "\n") {
      if let match = line.wholeMatch(of: #/> set (?:Username|"Github ID:") (\w{3,})/#) {
        name = match.1
      }
      if #/\+ (There is no user|Bad response code).*/# ~= line, let last = requests.popLast() {
        requests.append("\(last) fails")
      }
      if let request = request(toldBy: line, about: name) { requests.append(request) }
    }
    return requests
  }

  /// Returns the request that a transcript line implies.
  ///
  /// - Parameter name: The name that was entered last.
  private static func request(toldBy line: Substring, about name: Substring) -> String? {
    switch line {
    case "> set \"Github ID:\" \(name)": "/users/\(name)"
    case #/\+ \[avatar.*/#: "/avatars/\(name).png"
    case #/> open movies.*/#, "> pick Endpoint Upcoming": "/3/movie/upcoming"
    case "> pick Endpoint Popular": "/3/movie/popular"
    case "> pick Endpoint \"Top Rated\"": "/3/movie/top_rated"
    case "> pick Endpoint \"Now Playing\"", "> open now-playing", "> refresh":
      "/3/movie/now_playing"
    case #/\+ loading….*/#: "a poster"
    case "> open posts", "> press Posts": "/posts"
    case "> press Picture": "/pictures/harbour.png"
    case "> set Username \(name)": "/isUserNameAvailable?userName=\(name)"
    default: nil
    }
  }

  /// Converts a line of the service's log to the format of `requests(toldBy:)`.
  private static func logged(_ line: Substring) -> String {
    let words = line.split(separator: " ")
    let request = words[2].replacing("?api_key=•••", with: "")
    let isPoster = request.hasPrefix("/t/p/w500/")
    return (isPoster ? "a poster" : request) + (words[3] == "200" ? "" : " fails")
  }
}

/// Matches an entire line with a regular expression in a `switch` case.
private func ~= (pattern: some RegexComponent, line: Substring) -> Bool {
  line.wholeMatch(of: pattern) != nil
}
