import PlatenContext
import PlatenNavigation

/// A map, shown as its region in words and the titles of its annotations.
///
///     Map(coordinateRegion: $region)  // [map, 48.21° N, 16.37° E, 0.5° × 0.5°]
@MainActor @preconcurrency
public struct Map<Content: View>: View {
  private let region: MKCoordinateRegion?
  private let content: Content

  private init(_ region: MKCoordinateRegion?, _ content: Content) {
    (self.region, self.content) = (region, content)
  }

  public var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: region.map { "[map, \($0.words)]" } ?? "[map]").foregroundStyle(.secondary)
      content
    }
    .onAppear {
      Log.noEffect(of: "Map", because: "a terminal shows only the region and the annotations")
    }
  }
}

extension Map where Content == EmptyView {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    self.init(coordinateRegion.wrappedValue, EmptyView())
  }

  /// Creates a map at a position.
  public init(position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all) {
    self.init(position.wrappedValue.region, EmptyView())
  }

  /// Creates a map at an initial position.
  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all
  ) {
    self.init(initialPosition.region, EmptyView())
  }
}

extension Map {
  /// Creates a map of a region with annotations.
  public init<Items: RandomAccessCollection, Annotation: View>(
    coordinateRegion: Binding<MKCoordinateRegion>,
    interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
    userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Items.Element: Identifiable, Content == ForEach<Items, Items.Element.ID, Annotation> {
    self.init(
      coordinateRegion.wrappedValue, ForEach(annotationItems) { annotationContent($0) })
  }

  /// Creates a map at a position with markers and annotations.
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @ViewBuilder content: () -> Content
  ) {
    self.init(position.wrappedValue.region, content())
  }

  /// Creates a map at an initial position with markers and annotations.
  public init(
    initialPosition: MapCameraPosition = .automatic,
    interactionModes: MapInteractionModes = .all, @ViewBuilder content: () -> Content
  ) {
    self.init(initialPosition.region, content())
  }
}

/// Whether a map follows the user, whose location is not known.
public enum MapUserTrackingMode: Sendable {
  case none, follow
}

/// The ways in which a user changes a map, of which a terminal has none.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all: MapInteractionModes = [.pan, .zoom]
}

/// The part of the earth that a map shows.
public struct MapCameraPosition: Sendable {
  let region: MKCoordinateRegion?

  /// The position that shows all annotations.
  public static let automatic = MapCameraPosition(region: nil)

  /// A position that shows a region.
  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(region: region)
  }

  /// A position that follows the location of the user, of which there is none.
  public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { fallback }
}

/// A marker of a map, shown as its title or its coordinate.
@MainActor @preconcurrency
public struct Marker: View {
  private let title: Text

  /// Creates a marker with a localized title.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    title = Text(titleKey)
  }

  /// Creates a marker with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.title = Text(title)
  }

  /// Creates a marker with a localized title and a system image, which is not shown.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    title = Text(titleKey)
  }

  public var body: some View { title }
}

/// An annotation of a map, shown as its view below its title.
@MainActor @preconcurrency
public struct Annotation<Content: View>: View {
  private let title: Text
  private let content: Content

  /// Creates an annotation with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D,
    anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    (title, self.content) = (Text(titleKey), content())
  }

  /// Creates an annotation with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.content) = (Text(title), content())
  }

  public var body: some View {
    title
    content
  }
}

/// A pin of a map, shown as its coordinate.
@MainActor @preconcurrency
public struct MapPin: View {
  private let coordinate: CLLocationCoordinate2D

  /// Creates a pin. The tint has no effect.
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    self.coordinate = coordinate
  }

  public var body: some View { Text(verbatim: "• \(coordinate.words)") }
}

/// A marker of a map, shown as its coordinate.
public typealias MapMarker = MapPin

/// An annotation of a map, shown as its view.
@MainActor @preconcurrency
public struct MapAnnotation<Content: View>: View {
  private let content: Content

  /// Creates an annotation. The position has no effect.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}
