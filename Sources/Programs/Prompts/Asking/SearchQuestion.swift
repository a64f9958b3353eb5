import Foundation
import PlatenContext
import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

extension Prompts {
  /// Asks for any number of values, which are found while the person types.
  ///
  /// - Parameters:
  ///   - atLeast: The minimum number of values.
  ///   - search: Returns the values for a typed text. A search that is no longer needed is canceled.
  @MainActor
  public func chooseMany<Value: Hashable & Sendable>(
    _ label: String, atLeast: Int = 0, given: [Value]? = nil, flag: String? = nil,
    title: ((Value) -> String)? = nil,
    search: @escaping @MainActor (String) async throws -> [Value]
  ) async throws -> [Value] {
    let choices = Choices<Value>([], title: title)
    var facts = QuestionFacts(label, .choices, flag: flag)
    facts.placeholder = label.optionName.uppercased()
    facts.script = ["set \(label.quotedIfNeeded) TEXT", "select List OPTION", "key return"]
    return try await answer(
      Question(
        facts: facts, parse: { try await choices.parsed($0, search) },
        text: { $0.map(choices.title).joined(separator: ", ") },
        validate: { try $0.check(atLeast: atLeast) },
        content: { AnyView(SearchQuestion(asking: $0, title: choices.title, search: search)) }),
      given: given)
  }
}

extension Choices {
  /// Returns the values of typed titles, which are separated by commas, by a search for each.
  ///
  /// A text that is not a title is an answer if only one value is found.
  @MainActor
  fileprivate func parsed(
    _ text: String, _ search: (String) async throws -> [Value]
  ) async throws -> [Value] {
    var values: [Value] = []
    for part in text.split(separator: ",") {
      let name = part.trimmingCharacters(in: .whitespaces)
      let found = try await search(name)
      guard let value = found.first(where: { title($0) == name }) ?? found.only else {
        let known = available(found.map { title($0).shown }, none: "nothing was found")
        throw Invalid("\(name.shown.inQuotes) is not an option; \(known)")
      }
      values.append(value)
    }
    return values
  }
}

extension Array {
  fileprivate var only: Element? { count == 1 ? first : nil }

  /// Throws the reason if fewer values than the minimum are selected.
  func check(atLeast minimum: Int) throws {
    if count < minimum { throw Invalid("choose at least \(minimum); Space selects a row") }
  }
}

/// A field for a text to search for, and the list of the values found.
private struct SearchQuestion<Value: Hashable & Sendable>: View {
  let asking: Asking<[Value]>
  let title: (Value) -> String
  let search: @MainActor (String) async throws -> [Value]
  @State private var query = ""
  @State private var found: [Value] = []
  @State private var problem: String?
  @State private var selection: Set<Value> = []
  /// The selected values in the order of their selection.
  @State private var selected: [Value] = []
  @FocusState private var part: Part?

  private enum Part { case text, list }

  var body: some View {
    TextField(asking.question.facts.label, text: $query)
      .onSubmit { asking.submit(selected) }
      .focused($part, equals: .text)
    if !selected.isEmpty {
      Text(selected.map(title).joined(separator: ", ")).foregroundStyle(.secondary)
    }
    if let problem { Text(problem).foregroundStyle(.red) }
    List(selection: $selection) {
      ForEach(found, id: \.self) { value in
        Button(title(value)) { asking.submit(selected) }.buttonStyle(RowStyle())
      }
    }
    .focused($part, equals: .list)
    .environment(\.editMode, .constant(.active))
    .onChange(of: query, initial: true) { asking.screen.search { await find() } }
    .onChange(of: selection) { _, selection in
      asking.clearProblem()
      selected =
        selected.filter(selection.contains)
        + found.filter {
          selection.contains($0) && !selected.contains($0)
        }
    }
    // The list takes these keys as long as they move its cursor.
    Button("Results") { part = .list }.keyboardShortcut(.downArrow, modifiers: []).unseen()
    Button("Search") { part = .text }.keyboardShortcut(.upArrow, modifiers: []).unseen()
  }

  private func find() async {
    do {
      let found = try await asking.question.checking { try await search(query) }
      if !Task.isCancelled { (self.found, problem) = (found, nil) }
    } catch let error as NestedQuestion {
      asking.fail(error)
    } catch is CancellationError {
      // A later search replaces this one.
    } catch {
      problem = String(ordered: error)
    }
  }
}
