@_exported import CoreTransferable
@_exported import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A button with which a user selects pictures. There are none: pressing it has no effect.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  fileprivate init(label: Label) { self.label = label }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension PhotosPicker {
  /// Creates a button for one picture.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }

  /// Creates a button for several pictures.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label())
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one picture with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(label: Text(titleKey))
  }

  /// Creates a button for one picture with a string title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(label: Text(title))
  }

  /// Creates a button for several pictures with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(label: Text(titleKey))
  }
}

extension View {
  /// Presents no pictures: as soon as the binding is true, it becomes false.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    dismissingPictures(isPresented)
  }

  /// Presents no pictures to choose several of: as soon as the binding is true, it becomes false.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    dismissingPictures(isPresented)
  }

  private func dismissingPictures(_ isPresented: Binding<Bool>) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      if isShown { isPresented.wrappedValue = false }
    }
  }
}

/// A picture that the button passes to the app. There is none.
public struct PhotosPickerItem: Hashable, Sendable {
  public let itemIdentifier: String?
  public let supportedContentTypes: [UTType] = []

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Throws an error: there are no pictures.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    throw CocoaError(.featureUnsupported)
  }

  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    public static let automatic = Self()
    public static let current = Self()
    public static let compatible = Self()
  }
}

/// The order in which pictures are selected, which has no effect.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  public static let `default` = Self()
  public static let ordered = Self()
  public static let continuous = Self()
  public static let continuousAndOrdered = Self()
}

/// A kind of pictures, which has no effect.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  public static let images = Self(name: "images")
  public static let videos = Self(name: "videos")
  public static let livePhotos = Self(name: "livePhotos")
  public static let screenshots = Self(name: "screenshots")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "any")
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    Self(name: "all")
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self(name: "not") }
}
