import Platen

extension Workload {
  /// Single changes of a model, measured from the change to the patch.
  static let updates =
    [
      Workload("turn") {
        let turns = Turns()
        return { await turns.run($0) }
      },
      update("counter") {
        let model = Counter()
        return Updates(CounterScreen(model: model)) { model.count = $0 }
      },
      form("form: a field", "Ada", "Eve"),
      form("form: a message", "Ada", "Al"),
    ] + [100, 1_000, 10_000].flatMap(rows)

  /// Returns a form whose first field alternates between two texts.
  private static func form(_ name: String, _ a: String, _ b: String) -> Workload {
    update(name) {
      let model = FormScreenModel()
      return Updates(FormScreen(model: model)) { model.value1 = $0.isMultiple(of: 2) ? a : b }
    }
  }

  /// Returns workloads with `count` rows, one of which changes.
  private static func rows(_ count: Int) -> [Workload] {
    [
      objects("leading", count) { ObjectRows(rows: $0, alignment: .leading) },
      objects("center", count) { ObjectRows(rows: $0, alignment: .center) },
      objects("form", count) { FormRows(rows: $0) },
      update("rows: \(count) structs, leading", isSlow: count > 100) {
        let model = RowsModel(count)
        return Updates(StructRows(model: model)) {
          model.rows[row($0, of: count)].value = newValue($0)
        }
      },
    ]
  }

  private static func objects(
    _ kind: String, _ count: Int,
    _ screen: @escaping @MainActor @Sendable ([RowModel]) -> some View
  ) -> Workload {
    update("rows: \(count) objects, \(kind)") {
      let rows = (0..<count).map(RowModel.init)
      return Updates(screen(rows)) { rows[row($0, of: count)].value = newValue($0) }
    }
  }

  /// Returns a row that is far from the previous one.
  private static func row(_ change: Int, of count: Int) -> Int { change * 7_919 % count }

  /// Returns a three-digit value that differs from the row's current one.
  private static func newValue(_ change: Int) -> Int { change % 899 + 101 }

  private static func update(
    _ name: String, isSlow: Bool = false, _ make: @escaping @MainActor @Sendable () -> Updates
  ) -> Workload {
    Workload(name, isSlow: isSlow) {
      let updates = make()
      return { await updates.run($0) }
    }
  }
}
