import PlatenContext

/// A translated format with the parts that depend on a number.
///
///     %#@notes@ in %@      notes: one: "%lld note", other: "%lld notes"
package struct LocalizedFormat: Equatable, Sendable {
  /// A part that depends on a number.
  struct Variable: Equatable, Sendable {
    /// The position of the number among the arguments, from 0; `nil` for the next argument.
    var argument: Int?
    var forms: [PluralCategory: String]
  }

  /// A part of a format: text, or the position and the specifier of an argument.
  package enum Segment: Equatable, Sendable {
    case text(String)
    case argument(Int, specifier: String)
  }

  package var text: String
  var variables: [String: Variable] = [:]

  /// Returns the parts of the format for arguments.
  ///
  /// - Parameters:
  ///   - numbers: The arguments that are numbers; `nil` for other arguments.
  ///   - language: The code of the language, which determines plural forms.
  package func segments(for numbers: [Double?], in language: String) -> [Segment] {
    // Without arguments, a percent sign is an ordinary character.
    if numbers.isEmpty { return [.text(text)] }
    var expansion = Expansion(format: self, numbers: numbers, language: language)
    expansion.expand(text, number: nil)
    return expansion.segments
  }
}

extension LocalizedFormat {
  /// The replacement of the specifiers in a format.
  fileprivate struct Expansion {
    let format: LocalizedFormat
    let numbers: [Double?]
    let language: String
    private(set) var segments: [LocalizedFormat.Segment] = []
    /// The position of the argument for the next specifier without a position.
    private var next = 0
    /// The number of variables that can still be replaced. Variables can refer to each other.
    private var variablesLeft = 100

    init(format: LocalizedFormat, numbers: [Double?], language: String) {
      (self.format, self.numbers, self.language) = (format, numbers, language)
    }

    /// Appends the parts of a text.
    ///
    /// - Parameter number: The position of the number on which the text depends.
    mutating func expand(_ text: String, number: Int?) {
      var rest = text[...]
      while let start = rest.firstIndex(of: "%") {
        append(rest[..<start])
        rest = rest[start...]
        guard let match = rest.prefixMatch(of: Self.specifier) else {
          append(rest.prefix(1))
          rest = rest.dropFirst()
          continue
        }
        let position = match.1.flatMap { Int($0) }.map { $0 - 1 }
        append(specifier: match.2, position: position, number: number)
        rest = rest[match.range.upperBound...]
      }
      append(rest)
    }

    /// A percent sign, a variable, the number of a variable, or a specifier of `printf`.
    private nonisolated(unsafe) static let specifier =
      /%(?:([0-9]{1,2})\$)?(%|#@\w+@|arg|[-+#0-9.']*(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUxXoOfFeEgGaAcCsSp])/

    private mutating func append(specifier: Substring, position: Int?, number: Int?) {
      if specifier == "%" { return append("%") }
      if specifier.hasPrefix("#@") {
        return append(variable: String(specifier.dropFirst(2).dropLast()), position: position)
      }
      segments.append(.argument(position ?? number ?? takeNext(), specifier: "%\(specifier)"))
    }

    private mutating func append(variable name: String, position: Int?) {
      guard let variable = format.variables[name] else { return }
      variablesLeft -= 1
      if variablesLeft < 0 {
        if variablesLeft == -1 { warn() }
        return
      }
      let argument = position ?? variable.argument ?? takeNext()
      let number = numbers.indices.contains(argument) ? numbers[argument] : nil
      let category = PluralRule.category(of: number ?? 0, in: language)
      // Apple's tables can contain a form for zero in every language.
      let zero = number == 0 ? variable.forms[.zero] : nil
      expand(zero ?? variable.forms[category] ?? variable.forms[.other] ?? "", number: argument)
    }

    private func warn() {
      Log.event(
        """
        warning: cannot show all of the translation \(format.text.debugDescription): it has more than \
        100 variables; check whether they refer to each other
        """)
    }

    private mutating func takeNext() -> Int {
      defer { next += 1 }
      return next
    }

    private mutating func append(_ text: Substring) {
      if text.isEmpty { return }
      if case .text(let last) = segments.last {
        segments[segments.count - 1] = .text(last + text)
      } else {
        segments.append(.text(String(text)))
      }
    }
  }
}
