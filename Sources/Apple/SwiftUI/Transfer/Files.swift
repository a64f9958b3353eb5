#if os(Linux)
  import Foundation
  import PlatenCoreTransferable
  import PlatenContext
  import PlatenNavigation

  extension View {
    /// Presents no files: as soon as the binding is true, it becomes false.
    public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType],
      onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
      dismissingFiles(isPresented, "fileImporter")
    }

    /// Presents no files to choose several of: as soon as the binding is true, it becomes false.
    public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
      onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
      dismissingFiles(isPresented, "fileImporter")
    }

    /// Saves no item: as soon as the binding is true, it becomes false.
    public func fileExporter<T: Transferable>(
      isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
      defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
      onCancellation: @escaping () -> Void = {}
    ) -> some View {
      dismissingFiles(isPresented, "fileExporter")
    }

    /// Moves no file: as soon as the binding is true, it becomes false.
    public func fileMover(
      isPresented: Binding<Bool>, file: URL?,
      onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
      dismissingFiles(isPresented, "fileMover")
    }

    private func dismissingFiles(_ isPresented: Binding<Bool>, _ name: String) -> some View {
      onChange(of: isPresented.wrappedValue, initial: true) { _, isShown in
        guard isShown else { return }
        Log.noEffect(of: name, because: "a terminal has no window for files")
        isPresented.wrappedValue = false
      }
    }
  }
#endif
