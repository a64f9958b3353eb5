import Foundation
import PlatenTestProcesses
import Testing

/// Checks that the metrics of `Scripts/structure` stay within the limits in
/// `Documentation/Decisions/limits.md`.
@Suite struct StructureTests {
  private let limits: Limits

  init() throws { limits = try Limits() }

  @Test func everyLimitHasADateAndAReason() throws {
    for row in limits.rows {
      #expect(row.date.wholeMatch(of: /20\d\d-\d\d-\d\d/) != nil, "\(row.metric)")
      #expect(row.reason.count > 5, "\(row.metric)")
    }
    for (earlier, row) in zip(limits.rows, limits.rows.dropFirst())
    where earlier.metric == row.metric {
      #expect(earlier.date <= row.date, "\(row.metric)")
    }
  }

  @Test func noTargetIsInADependencyCycle() async throws {
    #expect(try await Structure.ofPackage.value.package.targetsInCircles == 0)
  }

  @Test func theNumberOfFoldersInDependencyCyclesIsWithinItsLimit() async throws {
    let allowed = limits.exceptions("folders in cycles of")
    for (name, target) in try await Structure.ofPackage.value.targets {
      #expect(target.foldersInCircles <= allowed[name, default: 0], "\(name)")
    }
  }

  @Test func theNumberOfFilesReachedByTheKernelIsWithinItsLimit() async throws {
    let kernel = try await Structure.ofPackage.value.kernel
    #expect(kernel.files > 0, "the kernel has moved: update KERNEL in package_structure.py")
    let limit = try limits["files reached by the kernel"]
    #expect(kernel.reached.files <= limit)
    let withExtensions = try limits["files reached by the kernel with extensions"]
    #expect(kernel.reachedWithExtensions.files <= withExtensions)
  }

  @Test func theMetricsOfThePackageAreWithinTheirLimits() async throws {
    let package = try await Structure.ofPackage.value.package
    #expect(package.hooks > 0, "Node has moved: update HOOK_OWNERS in package_structure.py")
    for (metric, figure) in [
      ("hooks of `Node`", package.hooks), ("internal types", package.internalTypes),
      ("`X+Y.swift` files", package.extensionFiles), ("glossary rows", package.glossaryRows),
      ("targets", package.targets),
    ] {
      let limit = try limits[metric]
      #expect(figure <= limit, "\(metric)")
    }
    let share = package.filesWithNamesakeTest * 100 / package.filesWithBehavior
    let minimum = try limits["at least: % of files with behavior that have a namesake test"]
    #expect(share >= minimum)
  }

  @Test func publicTypesHaveExamples() async throws {
    for (target, count) in try await Structure.ofPackage.value.package.examples {
      let minimum = try limits["at least: public types of \(target) with an example"]
      #expect(count.withExample >= minimum, "\(target)")
    }
  }

  @Test func theClosureOfAHelloProgramIsWithinItsLimits() async throws {
    let closure = try #require(try await Structure.ofPackage.value.closures["hello"])
    for (metric, figure) in [
      ("targets", closure.targets), ("lines", closure.lines), ("chain", closure.chain),
    ] {
      let limit = try limits["\(metric) of hello"]
      #expect(figure <= limit, "\(metric)")
    }
  }

  @Test func theSizeOfEachTypeIsWithinItsLimit() async throws {
    let structure = try await Structure.ofPackage.value
    let rings = structure.manifest.mapValues(\.ring)
    try expect(structure.package.storedProperties, of: rings, within: "stored properties")
    try expect(structure.package.members, of: rings, within: "members")
  }

  /// Compares the figures of types with the limit of a metric, with that in the type's ring, or with
  /// the type's own.
  ///
  /// - Parameter rings: The ring of each target.
  private func expect(
    _ counts: [String: Int], of rings: [String: String], within metric: String
  ) throws {
    let (limit, own) = (try limits[metric], limits.exceptions("\(metric) of"))
    let limitOfRing = limits.exceptions("\(metric) in")
    for name in own.keys { #expect(counts[name] != nil, "\(name) has moved") }
    for ring in limitOfRing.keys { #expect(rings.values.contains(ring), "\(ring) has moved") }
    for (name, count) in counts {
      let ring = rings[String(name.prefix { $0 != "." }), default: ""]
      let allowed = own[name] ?? limitOfRing[ring] ?? limit
      #expect(count <= allowed, "\(metric) of \(name)")
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
    let figures = try await Structure.read(
      ["One/A.swift": "", "Two/B.swift": ""],
      manifest: """
        // swift-tools-version: 6.1
        import PackageDescription

        let two: Target.Dependency = .target(name: "Two")
        let package = Package(
          name: "Circle",
          targets: [
            .target(name: "One", dependencies: [two]), .target(name: "Two", dependencies: ["One"]),
          ])

        """)
    #expect(figures.package.targetsInCircles == 2)
  }

  @Test func theClosureOfAProductIsWhatItsBuildCompiles() async throws {
    let figures = try await Structure.read(
      [
        "One/A.swift": "let a = 1\n", "Two/B.swift": "let b = 1\nlet c = 2\n",
        "Two/Left/Out.swift": "let d = 3\n", "Three/C.swift": "", "Four/D.swift": "let e = 4\n",
      ],
      manifest: """
        // swift-tools-version: 6.1
        import PackageDescription

        let package = Package(
          name: "Closure",
          products: [.library(name: "one", targets: ["One"])],
          targets: [
            .target(name: "One", dependencies: ["Two", "Three"]),
            .target(name: "Two", dependencies: ["Three"], exclude: ["Left"]),
            .target(name: "Three"), .target(name: "Four"),
          ])

        """)
    #expect(figures.closures == ["one": .init(targets: 3, lines: 3, chain: 3)])
  }

  @Test func membersOfExtensionsInOtherTargetsAreCounted() async throws {
    let members = try await Structure.read([
      "One/A.swift": """
      public struct A {
        let (a, b) = (1, 2)
        init() { let local = 1 }
        enum Kind { case one }
      }
      """,
      "One/A+B.swift": "extension A { func c() { func local() {} } }",
      "Two/B.swift":
        "import One\nextension A { var d: Int { 1 } }\nextension Int { var e: Int { 1 } }",
    ]).package.members
    #expect(members == ["One.A": 5])
  }

  @Test(arguments: [
    ("///     Toggle(\"a\", isOn: $a)\npublic struct", 1),
    ("/// ```swift\n/// a\n/// ```\n@frozen public enum", 1),
    ("///     a()\n///\n/// Text.\npublic final class", 1), ("/// Text.\npublic struct", 0),
    ("///     a()\nstruct", 0), ("///     a()\n\npublic struct", 0),
  ])
  func anExampleInTheDocstringOfAPublicTypeIsCounted(code: String, expected: Int) async throws {
    let package = try await Structure.read(["PlatenControls/A.swift": "\(code) A {}\n"]).package
    #expect(package.examples["PlatenControls"]?.withExample == expected)
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
