import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Shows a table, which remains as it is.
  ///
  ///     try await prompts.table(releases) {
  ///       TableColumn("Version", value: \.version)
  ///       TableColumn("Date") { Text($0.date, style: .date) }
  ///     }
  ///
  /// The table is as wide as the terminal, and contains all rows. Like questions, it is written to
  /// standard error. To choose a row, use ``choose(_:from:title:default:given:flag:environment:columns:)``.
  @MainActor
  public func table<Row: Identifiable>(
    _ rows: [Row],
    @TableColumnBuilder<Row> columns: @escaping @MainActor () -> _TableColumnGroup<Row>
  ) async throws {
    let screen = PromptScreen(QuestionFacts("Table", .note, flag: nil), keeping: .frame)
    let entry = ScreenEntry("Table") { Table(rows, columns: columns) }
    try await PromptRun.current.leave(screen, entry, for: self)
  }

  /// Asks for a row of a table.
  ///
  ///     let release = try await prompts.choose(
  ///       "Release", from: releases, title: \.version, given: release
  ///     ) {
  ///       TableColumn("Version", value: \.version)
  ///       TableColumn("Notes", value: \.notes)
  ///     }
  ///
  /// - Parameters:
  ///   - rows: The rows to choose from; at least one.
  ///   - title: Returns the text of a row on the command line, in scripts, and in the line that
  ///     remains.
  @MainActor
  public func choose<Row: Identifiable & Sendable>(
    _ label: String, from rows: [Row], title: @escaping (Row) -> String, default: Row? = nil,
    given: Row? = nil, flag: String? = nil, environment: String? = nil,
    @TableColumnBuilder<Row> columns: @escaping @MainActor () -> _TableColumnGroup<Row>
  ) async throws -> Row {
    let choices = Choices(rows: rows, title: title)
    try choices.require(atLeast: 1, for: label)
    var facts = QuestionFacts(label, .choice, flag: flag)
    facts.choices = choices.facts
    facts.environment = environment
    facts.standard = `default`.map(title)
    facts.script = choices.pressing
    return try await answer(
      Question(
        facts: facts, standard: `default`, parse: { try choices.parsed($0) }, text: title,
        script: { choices.pressing($0) },
        accept: { row in try choices.check(row, isOption: rows.contains { $0.id == row.id }) },
        content: { AnyView($0.table(rows, title, columns: columns)) }),
      given: given)
  }
}

extension Asking where Value: Identifiable {
  /// A table in which Return answers with a row.
  fileprivate func table(
    _ rows: [Value], _ title: @escaping (Value) -> String,
    columns: @MainActor () -> _TableColumnGroup<Value>
  ) -> some View {
    Group {
      Text(question.facts.label)
      Table(of: Value.self, columns: columns) {
        ForEach(rows) { row in
          Button {
            self.submit(row)
          } label: {
            TableRow(row)
          }
          .buttonStyle(RowStyle())
          .accessibilityLabel(title(row))
        }
      }
      .cursorBegins(atRow: rows.firstIndex { $0.id == question.standard?.id })
    }
  }
}
