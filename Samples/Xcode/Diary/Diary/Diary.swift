import Combine
import UIKit.UIImage

final class Diary: ObservableObject {
  @Published var entries: [String] = []
  @Published var draft = ""

  let cover = UIImage(systemName: "book")

  func add() {
    entries.append(draft)
    draft = ""
  }
}
