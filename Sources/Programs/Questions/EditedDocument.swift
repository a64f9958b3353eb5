/// A text that a person writes in an editor of their choice.
package struct EditedDocument: Sendable {
  /// The name of the temporary file, without its extension.
  package let name: String
  package let fileExtension: String
  /// The initial text.
  package let text: String

  package init(name: String, fileExtension: String, text: String) {
    (self.name, self.fileExtension, self.text) = (name, fileExtension, text)
  }
}
