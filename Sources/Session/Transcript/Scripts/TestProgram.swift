/// A program that opens screens in the interpreter of a test.
@MainActor
package protocol TestProgram {
  /// Waits until the program expects input or has ended.
  func settle() async

  /// Ends the program at the end of the transcript.
  func end() async
}
