import PlatenApp
import PlatenContext
import PlatenControls
import PlatenGraph

extension EnvironmentValues {
  private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext {
      SessionContext.current.storage.value(ModelContext(ModelContainer()))
    }
  }

  /// The context in which `@Query` searches models.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension ModelContainer {
  /// A modifier that creates a container for its content.
  fileprivate struct New: ViewModifier {
    let setup: @MainActor (Result<ModelContainer, any Error>) -> Void
    @State private var container = ModelContainer()

    func body(content: Content) -> some View {
      content.modelContainer(container)
        .onAppear {
          ModelContainer.reportMemory()
          setup(.success(container))
        }
    }
  }
}

extension View {
  /// Sets the context in which the queries of this view search models.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the models in this view.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modelContext(container.mainContext)
  }

  /// Creates a container for models of a type in this view.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ModelContainer.New(setup: onSetup))
  }

  /// Creates a container for models of several types in this view.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(ModelContainer.New(setup: onSetup))
  }
}

extension Scene {
  /// Sets the container of the models in this scene.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Creates a container for models of a type in this scene.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modified(by: ModelContainer.New(setup: onSetup))
  }

  /// Creates a container for models of several types in this scene.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping @MainActor (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modified(by: ModelContainer.New(setup: onSetup))
  }
}
