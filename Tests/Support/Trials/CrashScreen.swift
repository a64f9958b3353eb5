import Foundation
import Platen

/// A screen whose buttons crash the program.
struct CrashScreen: View {
  var body: some View {
    Button("fatal error") { fatalError("crashed on purpose") }
    Button("fatal error on a thread") { onThread { fatalError("crashed on a thread") } }
    Button("stray pointer") { UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1 }
    Button("full stack") { print(Self.depth(from: 0)) }
    Button("full stack in a task") { Task { await Self.printDepth() } }
    Button("full stack on a queue") {
      DispatchQueue.global().async { print(Self.depth(from: 0)) }
    }
    Button("hang") { while true { Thread.sleep(forTimeInterval: 1) } }
    Button("write to standard error") {
      FileHandle.standardError.write(Data("written \u{1B}[31m\n".utf8))
    }
  }

  private nonisolated static func printDepth() async { print(depth(from: 0)) }

  private nonisolated static func depth(from depth: Int) -> Int {
    depth < 0 ? 0 : 1 + self.depth(from: depth + 1)
  }
}
