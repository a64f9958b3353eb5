/// What has been pushed onto a navigation stack, by values of any types.
///
///     @State private var path = NavigationPath()
///
///     NavigationStack(path: $path) {
///       Button("Random movie") { path.append(movies.randomElement()!) }
///         .navigationDestination(for: Movie.self) { MovieView(movie: $0) }
///     }
public struct NavigationPath: Equatable {
  /// The values, the topmost last.
  var elements: [AnyHashable]

  /// A path with nothing pushed.
  public init() { elements = [] }

  /// A path of values, the topmost last.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many values there are.
  public var count: Int { elements.count }

  /// Whether there is none.
  public var isEmpty: Bool { elements.isEmpty }

  /// The path in a form that can be stored; `nil` if it holds a value that cannot.
  ///
  ///     let data = try JSONEncoder().encode(path.codable)
  ///     let stored = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
  ///     path = NavigationPath(stored)
  public var codable: CodableRepresentation? { CodableRepresentation(elements) }

  /// The path that has been stored.
  public init(_ codable: CodableRepresentation) { elements = codable.elements }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Takes off the topmost values; all of them where there are not so many.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(min(max(k, 0), elements.count))
  }
}
