import Foundation
import PlatenTestProcesses
import Testing

/// Checks that a module imports only modules of the same ring and of the rings below.
@Suite struct RingTests {
  /// The folders of `Sources`, from the bottom to the top.
  private static let rings = [
    "Reactive", "Text", "Views", "Network", "Session", "Terminal", "Programs", "Testing", "Apple",
    "Adopt",
  ]

  /// External modules, each with the only modules that may import it.
  private static let guests: [String: Set<String>] = [
    "ArgumentParser": ["PlatenREPL", "PlatenAdopt", "PlatenPrompts", "PlatenPromptTesting"],
    "Logging": ["PlatenREPL"], "IssueReporting": ["PlatenTesting"],
    "CReadline": ["PlatenReadline"], "PlatenChafa": ["PlatenImages"],
    "PlatenPixbuf": ["PlatenImages"], "PlatenCURL": ["PlatenTransport"],
  ]

  @Test func theFoldersOfSourcesAreTheRings() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Sources.folder.path)
    #expect(Set(folders) == Set(Self.rings))
  }

  @Test func noRingButThatOfAppleHasMoreThanNineTargets() async throws {
    let rings = Dictionary(grouping: try await Structure.ofPackage.value.manifest, by: \.value.ring)
    #expect(Set(rings.keys) == Set(Self.rings))
    for (ring, targets) in rings where ring != "Apple" {
      #expect(targets.count <= 9, "\(ring): \(targets.map(\.key).sorted())")
    }
  }

  @Test(arguments: zip(rings.indices, rings))
  func eachTargetDependsOnlyOnItsOwnRingAndThoseBelow(index: Int, ring: String) async throws {
    let targets = try await Structure.ofPackage.value.manifest
    for (name, target) in targets where target.ring == ring {
      for dependency in target.dependencies {
        let below = try #require(targets[dependency], "\(dependency) is not in Sources")
        #expect(Self.rings[...index].contains(below.ring), "\(name) depends on \(dependency)")
      }
    }
  }

  @Test func eachModuleImportsOnlyItsDependencies() async throws {
    for (module, target) in try await Structure.ofPackage.value.manifest {
      for (file, imported) in try Sources.imports(in: module) {
        if imported.hasPrefix("Platen") {
          #expect(target.dependencies.contains(imported), "\(file)")
        }
        if let only = Self.guests[imported] { #expect(only.contains(module), "\(file)") }
      }
    }
  }

  /// Every session would otherwise wait for names without effect.
  @Test func onlyPlatenAndTheFrameworksOfAppleImportNamesWithoutEffect() async throws {
    let targets = try await Structure.ofPackage.value.manifest
    for (module, target) in targets where target.ring != "Apple" {
      let imports = try Sources.imports(in: module).map(\.module)
      #expect(module == "Platen" || !imports.contains("PlatenCompatibility"), "\(module)")
    }
  }

  /// Foundation's networking loads about 30 libraries, which a tool that asks does not use, and GNU
  /// Readline is under the GPL.
  @Test func questionsDoNotDependOnTheNetworkOrReadline() async throws {
    let targets = try await Structure.ofPackage.value.manifest
    let modules = try #require(targets["PlatenPrompts"]).dependencies
    #expect(modules.contains("PlatenCombine"))
    #expect(modules.isDisjoint(with: ["PlatenRequests", "PlatenTransport", "PlatenReadline"]))
    for module in modules.sorted() {
      for (file, imported) in try Sources.imports(in: module) {
        #expect(imported != "FoundationNetworking", "\(file)")
      }
    }
  }

  @Test func aREPLDoesNotDependOnPrompts() async throws {
    let targets = try await Structure.ofPackage.value.manifest
    let repl = try #require(targets["PlatenREPL"]).dependencies
    #expect(repl.contains("PlatenQuestions"))
    #expect(!repl.contains("PlatenPrompts"))
  }

  @Test(arguments: ["PlatenUIKit", "PlatenSwiftData", "PlatenApp"])
  func anAppDoesNotDependOnATerminal(module: String) async throws {
    let targets = try await Structure.ofPackage.value.manifest
    let rings = try #require(targets[module]).dependencies.compactMap { targets[$0]?.ring }
    #expect(rings.contains("Views"))
    #expect(!rings.contains("Terminal"))
    let programs: Set = ["PlatenREPL", "PlatenPrompts", "PlatenQuestions"]
    #expect(try #require(targets[module]).dependencies.isDisjoint(with: programs))
  }

  @Test func aTerminalDoesNotDependOnASession() async throws {
    let targets = try await Structure.ofPackage.value.manifest
    let terminal = try #require(targets["PlatenTerminal"])
    #expect(!terminal.dependencies.contains("PlatenSession"))
    #expect(terminal.dependencies.contains("PlatenLines"))
  }

  @Test func theArchitecturePageListsTheTargetsOfTheManifest() async throws {
    let script = Sources.folder.appending(path: "../Scripts/generate-architecture.py")
    let run = try await ChildProcess.run(script.standardizedFileURL.path, ["--check"])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func theImportsOfAModuleAreFound() throws {
    let imports = try Sources.imports(in: "Platen").map(\.module)
    #expect(
      Set(imports).isSuperset(of: ["PlatenCompatibility", "PlatenTranscript", "Observation"]))
    #expect(try Sources.imports(in: "PlatenContext").map(\.module).contains("PlatenTime"))
  }
}

/// Checks what the manifest does without.
@Suite struct TraitTests {
  /// SwiftPM passes traits to the compiler in the order of a hash set, so that with two of them, each
  /// new plan of a dependent package may compile all modules again.
  @Test func thePackageHasNoTraits() throws {
    let manifest = Sources.folder.appending(path: "../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains("\"Readline\""))
    #expect(!text.contains("trait"))
  }

  /// A source with the condition of a former trait would be empty, and its tests would be missing.
  @Test func noSourceHasTheConditionOfATrait() throws {
    let condition = /(?m)^ *#(?:else)?if .*\b(?:Terminal|Images|Requests)\b/
    let folders = ["../Sources", "../Tests", "../Samples", "../Benchmarks/Live"]
    let texts = try folders.flatMap(Sources.texts)
    #expect(texts.count > 1_000)
    for (file, text) in texts { #expect(!text.contains(condition), "\(file)") }
  }
}
