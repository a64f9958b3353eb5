import Platen

// MARK: - One Observed Object per Row

final class RowModel: ObservableObject, Identifiable {
  let id: Int
  @Published var value = 100

  init(id: Int) { self.id = id }
}

struct ObjectRows: View {
  let rows: [RowModel]
  let alignment: HorizontalAlignment

  var body: some View {
    VStack(alignment: alignment) {
      ForEach(rows) { ObjectRow(row: $0) }
    }
  }
}

struct FormRows: View {
  let rows: [RowModel]

  var body: some View {
    Form {
      ForEach(rows) { ObjectRow(row: $0) }
    }
  }
}

struct ListRows: View {
  let rows: [RowModel]

  var body: some View {
    List(rows) { ObjectRow(row: $0) }
  }
}

private struct ObjectRow: View {
  @ObservedObject var row: RowModel

  var body: some View { Text("row \(row.id): \(row.value)") }
}

// MARK: - One Model for All Rows

struct Row: Identifiable {
  let id: Int
  var value = 100
}

final class RowsModel: ObservableObject {
  @Published var rows: [Row]

  init(_ count: Int) { rows = (0..<count).map { Row(id: $0) } }
}

struct StructRows: View {
  @ObservedObject var model: RowsModel

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(model.rows) { StructRow(row: $0) }
    }
  }
}

private struct StructRow: View {
  let row: Row

  var body: some View { Text("row \(row.id): \(row.value)") }
}
