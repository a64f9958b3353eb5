import Foundation
import PlatenContext
import PlatenCoreTransferable
import PlatenNavigation

extension View {
  /// Fails to present files: as soon as the binding is true, it becomes false, and the closure
  /// receives an error.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    failing(isPresented, "fileImporter", to: "choose", onCompletion)
  }

  /// Fails to present files to choose several of: as soon as the binding is true, it becomes false,
  /// and the closure receives an error.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    failing(isPresented, "fileImporter", to: "choose", onCompletion)
  }

  /// Fails to save an item: as soon as the binding is true, it becomes false, and `onCompletion`
  /// receives an error.
  public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    failing(isPresented, "fileExporter", to: "save", onCompletion)
  }

  /// Fails to move a file: as soon as the binding is true, it becomes false, and the closure receives
  /// an error.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    failing(isPresented, "fileMover", to: "move", onCompletion)
  }

  private func failing<Success>(
    _ isPresented: Binding<Bool>, _ name: String, to verb: String,
    _ onCompletion: @escaping (Result<Success, any Error>) -> Void
  ) -> some View {
    onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
      guard isShown else { return }
      let reason = "a terminal has no window for files"
      Log.noEffect(of: name, because: reason)
      isPresented.wrappedValue = false
      let text = "cannot \(verb) a file: \(reason)"
      onCompletion(
        .failure(CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: text])))
    }
  }
}
