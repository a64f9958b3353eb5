import PlatenTestPrograms

private let script = "open form\nset value1 Ada\nshow\n"

/// Runs the gallery in a shell, with a script at its input.
func runGallery(_ shell: String) async throws -> Finished {
  try await Product.gallery.run(playing: script, shell: shell)
}
