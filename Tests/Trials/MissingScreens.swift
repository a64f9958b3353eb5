import Platen

@Observable final class MissingModel {
  var name = ""
}

final class MissingObject: ObservableObject {
  @Published var name = ""
}

/// Reads a model that nobody supplies.
struct MissingModelScreen: View {
  @Environment(MissingModel.self) private var model

  var body: some View { Text(model.name) }
}

/// Reads an object that nobody supplies.
struct MissingObjectScreen: View {
  @EnvironmentObject private var object: MissingObject

  var body: some View { Text(object.name) }
}
