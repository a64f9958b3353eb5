import Foundation
import PlatenControls
import PlatenNavigation
import PlatenQuestions
import PlatenSession

/// The condition that a path has to meet.
public enum PathCondition: Sendable {
  case any, existing, existingFile, existingDirectory
  /// Nothing exists at the path.
  case new

  /// Throws the reason why a path does not meet the condition.
  func check(_ path: String) throws {
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    let name = path.shown.inQuotes
    switch self {
    case .any: break
    case .new where exists: throw Invalid("\(name) already exists")
    case .new: break
    case _ where !exists: throw Invalid("\(name) does not exist")
    case .existingFile where isDirectory.boolValue: throw Invalid("\(name) is a directory")
    case .existingDirectory where !isDirectory.boolValue:
      throw Invalid("\(name) is not a directory")
    case .existing, .existingFile, .existingDirectory: break
    }
  }
}

extension Prompts {
  /// Asks for the path of a file or directory. Tab completes it.
  ///
  /// - Parameter condition: The condition that the path has to meet.
  /// - Returns: The path, in which the home directory replaces `~`.
  @MainActor
  public func path(
    _ label: String, _ condition: PathCondition = .any, default standard: String? = nil,
    given: String? = nil, flag: String? = nil, environment: String? = nil
  ) async throws -> String {
    var facts = QuestionFacts(label, .path, flag: flag)
    facts.placeholder = condition == .existingDirectory ? "DIRECTORY" : "FILE"
    facts.environment = environment
    facts.standard = standard
    let script = { (path: String) in ["set \(label.quotedIfNeeded) \(path)", "key return"] }
    facts.script = script("PATH")
    let text = try await answer(
      Question(
        facts: facts, standard: standard, parse: { try $0.nonempty }, text: { $0.printable },
        script: { script($0.quotedAsValue) }, validate: { try condition.check($0.withHome) },
        content: { AnyView(PathQuestion(asking: $0, listsFiles: condition != .existingDirectory)) }),
      given: given)
    return text.withHome
  }
}

/// A field for a path, which Tab completes.
private struct PathQuestion: View {
  @ObservedObject var asking: Asking<String>
  let listsFiles: Bool
  @State private var text = ""
  @State private var candidates: [String] = []

  private var facts: QuestionFacts { asking.question.facts }

  var body: some View {
    TextField(facts.label, text: $text, prompt: facts.standard.map { Text($0) })
      .onSubmit { asking.submit(typed: text) }
      .onChange(of: text) { _, _ in
        asking.clearProblem()
        candidates = []
      }
    Button("Complete") { complete() }
      .keyboardShortcut(.tab, modifiers: [])
      .unseen()
    if !candidates.isEmpty {
      Text(candidates.map(\.printable).joined(separator: "  ")).foregroundStyle(.secondary)
    }
  }

  private func complete() {
    let completion = PathCompletion(of: text, listsFiles: listsFiles)
    if completion.text != text { text = completion.text }
    candidates = completion.names.count > 1 ? completion.names : []
  }
}
