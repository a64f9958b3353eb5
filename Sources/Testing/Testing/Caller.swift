import IssueReporting

/// The source location at which a test failure is reported.
package struct Caller: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
  /// The path of the source file in which transcripts are recorded, and relative to which
  /// transcript files are located.
  var sourcePath: String

  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
    sourcePath = "\(filePath)"
  }

  package func fail(_ message: String) {
    reportIssue(message, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
