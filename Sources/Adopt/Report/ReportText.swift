import Foundation
import PlatenLines

/// A report for people, in which text from the project is printable.
struct ReportText {
  private static let maxErrors = 5
  private static let maxNames = 20

  let report: Report

  var text: String {
    let sections = [
      summary, stoppedFiles, uncompiledFiles, rankedNames, modules, stubs, effectless,
      adaptations, omissions, buildProblems, screen, nextSteps,
    ]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n")
  }

  private var summary: [String] {
    var lines = [
      "\(report.target.shown): \(report.cleanFiles) of \(report.files.count) files build"
    ]
    if !report.otherTargets.isEmpty {
      lines.append(
        "  other targets: \(report.otherTargets.map(\.shown).joined(separator: ", "))")
    }
    return lines
  }

  private var stoppedFiles: [String] {
    report.files.filter { !$0.errors.isEmpty }.flatMap { file in
      let shown = file.errors.prefix(Self.maxErrors).map {
        "  \($0.line):\($0.column) \($0.message.shown)"
      }
      let rest = file.errors.count - shown.count
      return [relative(file.path)] + shown + (rest > 0 ? ["  … \(rest) more"] : [])
    }
  }

  private var uncompiledFiles: [String] {
    let files = report.files.filter { !$0.isCompiled && $0.errors.isEmpty }
    return list("Not compiled, because the build ended before", files.map { relative($0.path) })
  }

  private var rankedNames: [String] { table("What stops files", report.names) }

  private var modules: [String] {
    if report.missingModules.isEmpty { return [] }
    return ["Missing modules (files)"]
      + report.missingModules.map { module in
        let package = module.package.map { " from \($0.shown)" } ?? ""
        return "  \(module.files)  \(module.name.shown)\(package)"
      }
  }

  private var stubs: [String] {
    let prefix = report.package.path + "/"
    return list(
      "Stubs in place of frameworks",
      report.package.stubs.map { $0.dropping(prefix: prefix).shown })
  }

  private var effectless: [String] { table("Accepted without effect", report.withoutEffect) }

  private var adaptations: [String] {
    let changed = report.files.filter { !$0.changes.isEmpty }
    if changed.isEmpty { return [] }
    return ["Built from changed copies"]
      + changed.map { "  \(relative($0.path)): \($0.changes.joined(separator: "; "))" }
  }

  private var omissions: [String] {
    list("Left out", report.leftOut.map { "\(relative($0.name)): \($0.reason.shown)" })
  }

  private var buildProblems: [String] {
    report.problems.isEmpty ? [] : ["Other errors"] + report.problems.map { "  " + $0.shown }
  }

  private var screen: [String] {
    report.screen.map { ["First screen"] + $0.lines.map(\.printable) } ?? []
  }

  private var nextSteps: [String] {
    let package = report.package
    var lines = ["Package: \(package.path.printable)"]
    let isDefault = package.scratchPath == package.path + "/.build"
    let scratch = isDefault ? "" : " --scratch-path \(package.scratchPath.quoted)"
    let place = "--package-path \(package.path.quoted)" + scratch
    if report.screen != nil { lines.append("Run:  swift run \(place)") }
    if let test = package.test {
      lines.append("Test: swift test \(place)")
      lines.append("      \(test.path.printable) \(test.isSuccess ? "passes" : "fails")")
    }
    return lines
  }

  private func table(_ title: String, _ names: [Report.Name]) -> [String] {
    list("\(title) (files)", names.map { "\($0.files)  \($0.name.shown)" })
  }

  private func list(_ title: String, _ items: [String]) -> [String] {
    if items.isEmpty { return [] }
    let rest = items.count - Self.maxNames
    return [title] + items.prefix(Self.maxNames).map { "  " + $0 }
      + (rest > 0 ? ["  … \(rest) more"] : [])
  }

  /// The path of a file relative to the folder that contains the project.
  private func relative(_ path: String) -> String {
    let prefix = URL(filePath: report.origin).appFolder.path + "/"
    return path.dropping(prefix: prefix).shown
  }
}

extension String {
  /// The text without its beginning, if that is a prefix.
  fileprivate func dropping(prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }

  /// The text as one word of a shell command.
  fileprivate var quoted: String {
    if wholeMatch(of: /[A-Za-z0-9_\/.+-]+/) != nil { return self }
    return "'" + printable.replacing("'", with: #"'\''"#) + "'"
  }
}
