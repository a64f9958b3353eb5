import Platen

/// Uses up the stack.
struct OverflowScreen: View {
  var body: some View { Button("Overflow") { print(Self.depth(from: 0)) } }

  private static func depth(from depth: Int) -> Int {
    depth < 0 ? 0 : 1 + self.depth(from: depth + 1)
  }
}
