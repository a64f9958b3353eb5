import PlatenTestProcesses

private let script = "open form\nset value1 Ada\nshow\n"

/// Runs a shell script that starts the gallery, with a script of commands as standard input.
func runGallery(_ shell: String) async throws -> Finished {
  try await Product.gallery.run(playing: script, shell: shell)
}
