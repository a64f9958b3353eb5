#if Terminal && os(Linux)
  @preconcurrency import PlatenReadline

  /// Motions and removals of a character go by cluster: readline's own go by scalar, and would cut
  /// a flag or a family in two.
  extension Readline {
    /// Has the keys that are bound to readline's functions call those for clusters.
    func bindClusters() {
      bind(rl_forward_char) { count, _ in Readline.move(by: Int(count)) }
      bind(rl_backward_char) { count, _ in Readline.move(by: -Int(count)) }
      bind(rl_delete) { count, _ in Readline.remove(Int(count)) }
      bind(rl_rubout) { count, _ in Readline.remove(-Int(count)) }
    }

    private func bind(
      _ function: @escaping @convention(c) (Int32, Int32) -> Int32,
      to replacement: @escaping @convention(c) (Int32, Int32) -> Int32
    ) {
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

    /// Whether keys are the commands of vi.
    nonisolated static var isInCommandMode: Bool {
      rl_get_keymap() == rl_get_keymap_by_name("vi-command")
    }

    private nonisolated static func move(by clusters: Int) -> Int32 {
      let text = String(cString: rl_line_buffer)
      var place = text.place(clusters, from: rl_point)
      if place == rl_end && isInCommandMode && clusters > 0 {
        place = text.place(-1, from: rl_end)
      }
      if place == rl_point { rl_ding() }
      rl_point = place
      return 0
    }

    private nonisolated static func remove(_ clusters: Int) -> Int32 {
      let place = String(cString: rl_line_buffer).place(clusters, from: rl_point)
      if place == rl_point { rl_ding() }
      let (start, end) = (min(place, rl_point), max(place, rl_point))
      if rl_explicit_arg != 0 { rl_kill_text(start, end) } else { rl_delete_text(start, end) }
      rl_point = start
      return 0
    }
  }

  extension String {
    /// The offset in bytes so many clusters from another; at most the end, at least the start.
    fileprivate func place(_ clusters: Int, from point: Int32) -> Int32 {
      let start = utf8.index(startIndex, offsetBy: Int(point))
      let limit = clusters < 0 ? startIndex : endIndex
      let place = index(start, offsetBy: clusters, limitedBy: limit) ?? limit
      return Int32(utf8.distance(from: startIndex, to: place))
    }
  }
#endif
