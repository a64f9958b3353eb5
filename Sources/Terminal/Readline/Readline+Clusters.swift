@preconcurrency import CReadline
import PlatenTerminal

/// Commands that move and delete by grapheme cluster.
///
/// Readline's own commands work on scalars and would split flags and family emoji.
extension Readline {
  /// Rebinds the keys of readline's character commands to the commands for clusters.
  func bindClusters() {
    bind(rl_forward_char) { count, _ in Readline.move(by: Int(count)) }
    bind(rl_backward_char) { count, _ in Readline.move(by: -Int(count)) }
    bind(rl_delete) { count, _ in Readline.remove(Int(count)) }
    bind(rl_rubout, to: Self.rubout)
    bind(rl_vi_delete) { count, _ in Readline.kill(Int(count)) }
    bind(rl_vi_rubout) { count, _ in Readline.kill(-Int(count)) }
    bind(rl_vi_change_case) { count, _ in Readline.changeCase(Int(count)) }
    bind(rl_quoted_insert) { count, key in
      // Readline calls this function while it handles keys, which happens on the main actor.
      MainActor.assumeIsolated { Readline.shared.isQuoting = true }
      return rl_quoted_insert(count, key)
    }
  }

  /// The command for clusters that replaces `rl_rubout`.
  nonisolated static var rubout: Command { { count, _ in Readline.remove(-Int(count)) } }

  /// Binds the keys of one of readline's commands to a replacement.
  func bind(_ function: @escaping Command, to replacement: @escaping Command) {
    for name in ["emacs-standard", "vi-insert", "vi-command"] {
      guard let map = rl_get_keymap_by_name(name),
        let keys = rl_invoking_keyseqs_in_map(function, map)
      else { continue }
      var key = keys
      while let sequence = key.pointee {
        rl_bind_keyseq_in_map(sequence, replacement, map)
        rl_free(sequence)
        key += 1
      }
      rl_free(keys)
    }
  }

  /// Whether readline is in vi's command mode.
  nonisolated static var isInCommandMode: Bool {
    rl_get_keymap() == rl_get_keymap_by_name("vi-command")
  }

  private nonisolated static func move(by clusters: Int) -> Int32 {
    let text = String(cString: rl_line_buffer)
    rl_point = text.place(clusters, from: rl_point)
    if clusters > 0 { stayOnCluster() }
    return 0
  }

  /// In vi's command mode, moves the cursor from the end of the line to the last cluster.
  private nonisolated static func stayOnCluster() {
    guard isInCommandMode, rl_point == rl_end else { return }
    rl_point = String(cString: rl_line_buffer).place(-1, from: rl_end)
  }

  private nonisolated static func remove(_ clusters: Int) -> Int32 {
    let (start, end) = range(of: clusters)
    if rl_explicit_arg != 0 { rl_kill_text(start, end) } else { rl_delete_text(start, end) }
    rl_point = start
    return 0
  }

  private nonisolated static func kill(_ clusters: Int) -> Int32 {
    let (start, end) = range(of: clusters)
    rl_kill_text(start, end)
    rl_point = start
    stayOnCluster()
    return 0
  }

  private nonisolated static func changeCase(_ clusters: Int) -> Int32 {
    let (start, end) = range(of: clusters)
    let bytes = UnsafeRawBufferPointer(start: rl_line_buffer, count: Int(rl_end))
    let text = String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    rl_begin_undo_group()
    rl_delete_text(start, end)
    rl_point = start
    rl_insert_text(text.map { $0.isLowercase ? $0.uppercased() : $0.lowercased() }.joined())
    rl_end_undo_group()
    stayOnCluster()
    return 0
  }

  /// Returns the byte range of the specified number of clusters after the cursor, or before it if
  /// the number is negative.
  private nonisolated static func range(of clusters: Int) -> (start: Int32, end: Int32) {
    let place = String(cString: rl_line_buffer).place(clusters, from: rl_point)
    return (min(place, rl_point), max(place, rl_point))
  }
}

extension String {
  /// Returns the byte offset that is the specified number of clusters away from another offset,
  /// clamped to the text.
  fileprivate func place(_ clusters: Int, from point: Int32) -> Int32 {
    let start = utf8.index(startIndex, offsetBy: Int(point), limitedBy: endIndex) ?? endIndex
    let limit = clusters < 0 ? startIndex : endIndex
    let place = index(start, offsetBy: clusters, limitedBy: limit) ?? limit
    // The replacement of an invalid byte is longer in the string than in readline's buffer.
    return min(Int32(utf8.distance(from: startIndex, to: place)), rl_end)
  }
}
