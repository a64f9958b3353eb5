import Foundation
import PlatenTestPrograms
import Testing

/// Checks that the metrics of `Scripts/structure` stay within their limits.
///
/// A change that improves a metric lowers its limit.
@Suite struct StructureTests {
  /// The maximum number of folders in dependency cycles, by target. The default is 0.
  private static let foldersInCircles = ["PlatenGraph": 8]
  /// The maximum number of files outside the view tree's kernel that the kernel may reach.
  private static let filesReached = (byMentions: 32, withExtensions: 33)
  private static let hooks = 10
  /// The maximum number in the libraries, and in the program `platen`.
  private static let internalTypes = 1201
  private static let extensionFiles = 103
  private static let glossaryRows = 28
  /// The minimum share of files with behavior that have a test file of the same name.
  private static let testedShare = 0.72

  /// The maximum number of stored properties of a type that has no limit in
  /// `storedPropertiesByType`.
  private static let storedProperties = 14
  private static let storedPropertiesByType = [
    "PlatenTerminal.Console": 10, "PlatenSession.Session": 10,
    "PlatenTranscript.CommandInterpreter.Options": 15, "PlatenGraph.ControlElement": 10,
  ]

  private static let figures = Task { try await Structure.read() }

  @Test func noTargetIsInADependencyCycle() async throws {
    #expect(try await Self.figures.value.package.targetsInCircles == 0)
  }

  @Test func theNumberOfFoldersInDependencyCyclesIsWithinItsLimit() async throws {
    for (name, target) in try await Self.figures.value.targets {
      #expect(target.foldersInCircles <= Self.foldersInCircles[name, default: 0], "\(name)")
    }
  }

  @Test func theNumberOfFilesReachedByTheKernelIsWithinItsLimit() async throws {
    let kernel = try await Self.figures.value.kernel
    #expect(kernel.files > 0, "the kernel has moved: update KERNEL in package_structure.py")
    #expect(kernel.reached.files <= Self.filesReached.byMentions)
    #expect(kernel.reachedWithExtensions.files <= Self.filesReached.withExtensions)
  }

  @Test func theMetricsOfThePackageAreWithinTheirLimits() async throws {
    let package = try await Self.figures.value.package
    #expect(package.hooks > 0, "Node has moved: update HOOK_OWNERS in package_structure.py")
    #expect(package.hooks <= Self.hooks)
    #expect(package.internalTypes <= Self.internalTypes)
    #expect(package.extensionFiles <= Self.extensionFiles)
    #expect(package.glossaryRows <= Self.glossaryRows)
    let share = Double(package.filesWithNamesakeTest) / Double(package.filesWithBehavior)
    #expect(share >= Self.testedShare)
  }

  @Test func theStoredPropertyCountOfEachTypeIsWithinItsLimit() async throws {
    let counts = try await Self.figures.value.package.storedProperties
    for name in Self.storedPropertiesByType.keys {
      #expect(counts[name] != nil, "\(name) has moved")
    }
    for (name, count) in counts {
      #expect(count <= Self.storedPropertiesByType[name, default: Self.storedProperties], "\(name)")
    }
  }

  // MARK: Generated packages

  @Test func foldersInADependencyCycleAreFound() async throws {
    let target = try await Structure.target([
      "A/Left.swift": "struct Left { var right: Right? }",
      "B/Right.swift": "struct Right { func left() -> [Left] { [] } }",
      "C/Above.swift": "struct Above { var left: Left }",
    ])
    #expect(target == .init(files: 3, arrows: 3, foldersInCircles: 2, circles: [["A", "B"]]))
  }

  @Test func targetsInAnImportCycleAreCounted() async throws {
    let figures = try await Structure.read([
      "One/A.swift": "import Two", "Two/B.swift": "import Three", "Three/C.swift": "import One",
      "Four/D.swift": "import One",
    ])
    #expect(figures.package.targetsInCircles == 3)
  }

  @Test func targetsInADependencyCycleOfTheManifestAreCounted() async throws {
    let manifest = """
      let two: Target.Dependency = .target(name: "Two")

      let package = Package(
        targets: [
          .target(name: "One", dependencies: [two]),
          .target(name: "Two", dependencies: ["One"]),
        ])

      """
    let figures = try await Structure.read(
      ["One/A.swift": "", "Two/B.swift": ""], manifest: manifest)
    #expect(figures.package.targetsInCircles == 2)
  }

  @Test(arguments: [
    "// Right", "/* /* */ Right */", #"let text = "Right""#, ##"let text = #"Right"#"##,
    "let text = \"\"\"\n  Right\n  \"\"\"", "let regex = /(Right)\\{/",
    "func first<Right>(of list: [Right]) -> Right? { list.first }",
    "struct Left<Right> { var right: Right }", "struct Left { struct Right {}; var a: Right }",
    "protocol Left { associatedtype Right; var right: Right { get } }",
    "let right = Left.Right()", "import Elsewhere\nlet text: Elsewhere.Right",
  ])
  func aNameThatOnlyResemblesATypeIsNotADependency(code: String) async throws {
    #expect(try await Self.arrows(from: code) == 0)
  }

  @Test(arguments: [
    "let right: Right", #"let text = "\(Right())""#, ##"let text = #"\#(Right())"#"##,
    "extension Right {}", "func left(_ right: some Collection<Right>) {}",
    "let text = \"//\"; let right = Right()", "let text = #\"\"\"\"\"#; let right = Right()",
    "func first<Left>(of list: [Left]) {}; let right = Right()",
    "struct Left { private struct Right {} }; let right = Right()",
  ])
  func aReferenceToATypeIsCountedAsADependency(code: String) async throws {
    #expect(try await Self.arrows(from: code) == 1)
  }

  /// Returns the number of dependencies of a folder with the given code on a folder that declares
  /// `Right`.
  private static func arrows(from code: String) async throws -> Int {
    try await Structure.target([
      "A/Left.swift": code, "B/Right.swift": "struct Right {}",
    ]).arrows
  }

  @Test func aScopedImportIsNotATypeDeclaration() async throws {
    let figures = try await Structure.read(["One/A.swift": "import struct Two.B\nstruct A {}"])
    #expect(figures.package.internalTypes == 1)
  }

  @Test func theKernelReachesFilesThroughOtherFiles() async throws {
    let kernel = try await Structure.read([
      "PlatenGraph/Graph/Node.swift": "class Node { var text: Text?; func evaluate() {} }",
      "PlatenGraph/Text/Text.swift": "struct Text { var markdown: Markdown }",
      "PlatenGraph/Text/Text+Styles.swift": "extension Text { var weight: Int { 0 } }",
      "PlatenGraph/Markdown/Markdown.swift": "struct Markdown {}",
      "PlatenGraph/List/List.swift": "struct List { var node: Node }",
    ]).kernel
    #expect(kernel.files == 1)
    #expect(kernel.reached == .init(files: 2, folders: 2))
    #expect(kernel.reachedWithExtensions == .init(files: 3, folders: 2))
  }

  @Test func storedPropertiesAreCounted() async throws {
    let code = """
      final class Model {
        let a: Int
        private(set) var b = 0 { didSet { notify() } }
        var c: Int { didSet { notify() } }
        lazy var d = { 1 }()
        var (e, f) = (1, 2)
        static let shared = Model()
        var computed: Int { b + c }
        var both: Int {
          get { b }
          set { b = newValue }
        }
        func notify() { let local = 1 }
      }
      extension Model { var extended: Int { 0 } }
      enum Kind { case one; var computed: Int { 0 } }
      """
    let counts = try await Structure.read(["Main/Model.swift": code]).package.storedProperties
    #expect(counts == ["Main.Model": 6])
  }

  @Test func overridableMembersOfNodeAreCountedAsHooks() async throws {
    let node = """
      class Node {
        var index = 0
        var children: [Node] { [] }
        final var first: Node? { children.first }
        func evaluate() {}
        static func make() -> Node { Node() }
        private func reset() {}
      }
      extension Node { func update() {} }
      """
    #expect(try await Structure.read(["Graph/Node.swift": node]).package.hooks == 2)
  }

  @Test(arguments: [
    "protocol A { func run(); var count: Int { get } }", "struct A { var count = 0 }",
    "struct A {\n  let a: Int\n  init(a: Int) { self.a = a }\n}",
    "extension A {\n  func b() -> B { b(of: 1, { $0 }) }\n}",
    "extension A {\n  var b: B {\n    get { self[C.self] }\n    set { self[C.self] = newValue }\n  }\n}",
    "extension A {\n  func b() -> some View {\n    C(self)\n      .d()\n  }\n}",
    "extension A {\n  static prefix func - (a: A) -> A { a.b }\n  var c: A { -d }\n}",
  ])
  func aFileThatOnlyDeclaresForwardsOrStoresHasNoBehavior(code: String) async throws {
    #expect(try await Structure.read(["Main/A.swift": code]).package.filesWithBehavior == 0)
  }

  @Test(arguments: [
    "var a: Int { b ?? 0 }", "var a: Int { b ? 1 : 2 }", "var a: Int { b + 1 }",
    "func a() { if b { c() } }", "func a() { b()\n  c()\n}", "var a: [B] { b.map { $0 * 2 } }",
    "func a() {\n  c = d\n  b()\n  e()\n}", "subscript(a: Int) -> Int { switch a { default: 1 } }",
  ])
  func aFileWithBranchesOrComputationsHasBehavior(code: String) async throws {
    let files = ["Main/A.swift": "extension A {\n  \(code)\n}"]
    #expect(try await Structure.read(files).package.filesWithBehavior == 1)
  }

  @Test(arguments: [
    ("ATests", "", 1), ("A+BTests", "", 2), ("A+XTests", "", 1), ("ALaws", "", 1), ("Tests", "", 0),
    ("ATests", "a.double()", 2), ("ATests", "// a.double()", 1), ("ATests", "a.hidden()", 1),
    ("BTests", "a.double()", 0),
  ])
  func testsOfATypeCoverTheExtensionFilesThatTheyUse(
    name: String, test: String, expected: Int
  ) async throws {
    let figures = try await Structure.read([
      "Main/A.swift": "struct A { var sum: Int { 1 + 2 } }",
      "Main/A+B.swift": """
      extension A {
        func double() -> Int { sum * 2 }

        private func hidden() -> Int { sum * 3 }
      }
      """,
      "Tests/MainTests/\(name).swift": test,
    ])
    #expect(figures.package.filesWithNamesakeTest == expected)
  }

  @Test(arguments: [("PlatenSwiftUI", 1), ("PlatenREPL", 0)])
  func aTargetCanBeCoveredByTheTestTargetOfADifferentTarget(name: String, expected: Int)
    async throws
  {
    let figures = try await Structure.read([
      "PlatenSyntax/A.swift": "struct A { var sum: Int { 1 + 2 } }",
      "Tests/\(name)Tests/ATests.swift": "",
    ])
    #expect(figures.package.filesWithNamesakeTest == expected)
  }
}
