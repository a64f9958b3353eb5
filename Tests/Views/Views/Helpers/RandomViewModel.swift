import PlatenContext
import PlatenNavigation

/// The model of a random view and its children, which changes at random.
@MainActor
final class RandomViewModel: ObservableObject {
  /// The kind of view that shows the model.
  enum Kind: CaseIterable {
    case text, styledText, field, secureField, button, counter, divider, spacer
    case toggle, stepper, slider, picker, progress, link
    case vStack, hStack, form, section, rows, optional, either, erased
    case padded, framed, identified, disabled, environment, grouped, alert, sheet
    case list, lazyStack, scrollView
    case disclosure, labeled, picked, tabs, layers, overlaid, bordered, badged, hidden, limited

    /// The kinds without children.
    static let leaves = allCases.prefix(14)
    /// The kinds with children.
    static let containers = allCases.dropFirst(14)
  }

  /// The identity of the view in a `ForEach`.
  let id: Int
  @Published var kind: Kind
  @Published var text: String
  @Published var number: Int
  @Published var isOn: Bool
  @Published var parts: [RandomViewModel]

  private static var lastID = 0

  init(_ random: inout SeededGenerator, depth: Int) {
    Self.lastID += 1
    id = Self.lastID
    kind = Self.kind(&random, depth: depth)
    text = Self.text(&random)
    number = Int.random(in: 0...12, using: &random)
    isOn = Bool.random(using: &random)
    parts = []
    if depth > 0 {
      parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        RandomViewModel(&random, depth: Int.random(in: 0..<depth, using: &random))
      }
    }
  }

  private static func kind(_ random: inout SeededGenerator, depth: Int) -> Kind {
    let kinds = depth > 0 ? Kind.containers : Kind.leaves
    return kinds.randomElement(using: &random) ?? .text
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let words = [
      "", "a", "word", "two words", "日本語", "several words in a row", "x\ny", "👩‍👩‍👧 e\u{301}",
    ]
    return words.randomElement(using: &random) ?? ""
  }
}

// MARK: - Change

extension RandomViewModel {
  /// This model and all of its descendants.
  var all: [RandomViewModel] { [self] + parts.flatMap(\.all) }

  /// Changes a random model of this tree.
  func changeSomewhere(_ random: inout SeededGenerator) {
    all.randomElement(using: &random)?.change(&random)
  }

  private func change(_ random: inout SeededGenerator) {
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: text = Self.text(&random)
    case 2: number = Int.random(in: 0...12, using: &random)
    case 3: isOn.toggle()
    case 4: kind = Self.kind(&random, depth: parts.isEmpty ? 0 : 1)
    case 5: parts.shuffle(using: &random)
    case 6:
      let new = RandomViewModel(&random, depth: Int.random(in: 0...2, using: &random))
      parts.insert(new, at: Int.random(in: 0...parts.count, using: &random))
    case 7 where !parts.isEmpty: parts.remove(at: Int.random(in: 0..<parts.count, using: &random))
    default: (text, isOn) = (Self.text(&random), !isOn)
    }
  }
}
