import Platen

extension Workload {
  /// Computations of the patch between two existing frames.
  static let patches = [
    patch("patch: 1 leaf of 10000", isSlow: false) {
      var tree = BlockTree(leaves(10_000))
      let before = Frame(tree.block)
      tree.replace(at: 5_000, with: Block(["another text"], origin: NodeID(5_001)))
      return (before, Frame(tree.block))
    },
    patch("patch: 1 of 1000 moved", isSlow: false) {
      let rows = leaves(1_000)
      return (frame(rows), frame([rows[999]] + rows.dropLast()))
    },
    patch("patch: 1000 reordered", isSlow: true) {
      let rows = leaves(1_000)
      return (frame(rows), frame(rows.indices.map { rows[$0 * 389 % 1_000] }))
    },
  ]

  private static func frame(_ blocks: [Block]) -> Frame { Frame(BlockTree(blocks).block) }

  private static func leaves(_ count: Int) -> [Block] {
    (0..<count).map { Block([Line("row \($0): 100")], origin: NodeID(UInt64($0 + 1))) }
  }

  private static func patch(
    _ name: String, isSlow: Bool, _ frames: @escaping @Sendable () -> (Frame, Frame)
  ) -> Workload {
    Workload(name, isSlow: isSlow) {
      let (a, b) = frames()
      return { count in
        var edits = 0
        for turn in 0..<count {
          edits += (turn.isMultiple(of: 2) ? a.patch(to: b) : b.patch(to: a)).edits.count
        }
        keep(edits)
      }
    }
  }
}
