import Foundation
import Testing

/// Checks that each module imports only modules of lower layers.
@Suite struct LayerTests {
  /// The modules of this package that each module may import.
  private static let layers: [String: Set<String>] = [
    "PlatenPublishers": [],
    "PlatenCombine": ["PlatenPublishers"],
    "PlatenReactive": ["PlatenPublishers", "PlatenMainQueue"],
    "PlatenAssets": ["PlatenReactive"],
    "PlatenConcurrency": ["PlatenAssets", "PlatenRequests", "PlatenReactive"],
    "PlatenMainQueue": [],
    "PlatenLines": [],
    "PlatenInteraction": [],
    "PlatenGraph": ["PlatenInteraction", "PlatenReactive", "PlatenLines"],
    "PlatenCoreGraphics": [],
    "PlatenControls": [
      "PlatenCoreGraphics", "PlatenGraph", "PlatenInteraction", "PlatenReactive", "PlatenLines",
      "PlatenAssets",
    ],
    "PlatenNavigation": [
      "PlatenControls", "PlatenGraph", "PlatenInteraction", "PlatenReactive", "PlatenLines",
    ],
    "PlatenCompatibility": [
      "PlatenNavigation", "PlatenControls", "PlatenGraph", "PlatenReactive", "PlatenLines",
    ],
    "PlatenViews": ["PlatenNavigation", "PlatenControls", "PlatenGraph"],
    "PlatenCURL": [],
    "PlatenTransport": ["PlatenCURL", "PlatenReactive"],
    "PlatenRegistration": [],
    "PlatenRequests": ["PlatenTransport", "PlatenReactive"],
    "PlatenRemote": [
      "PlatenRequests", "PlatenTransport", "PlatenViews", "PlatenReactive", "PlatenLines",
    ],
    "PlatenSession": [
      "PlatenViews", "PlatenGraph", "PlatenInteraction", "PlatenReactive", "PlatenLines",
      "PlatenAssets",
    ],
    "PlatenTranscript": ["PlatenSession", "PlatenViews", "PlatenReactive", "PlatenLines"],
    "Platen": [
      "PlatenTranscript", "PlatenSession", "PlatenRemote", "PlatenViews", "PlatenCompatibility",
      "PlatenConcurrency", "PlatenReactive", "PlatenLines", "PlatenCombine",
    ],
    "PlatenApp": ["Platen"],
    "CReadline": [],
    "PlatenTerminal": ["PlatenSession", "PlatenViews", "PlatenReactive", "PlatenLines"],
    "PlatenProcess": ["PlatenReactive"],
    "PlatenReadline": ["PlatenTerminal", "Platen", "CReadline"],
    "PlatenChafa": [],
    "PlatenPixbuf": [],
    "PlatenImages": ["PlatenTerminal", "Platen", "PlatenChafa", "PlatenPixbuf"],
    "PlatenREPL": ["PlatenApp", "Platen", "PlatenPrompts", "PlatenTerminal", "PlatenProcess"],
    "PlatenTesting": ["Platen"],
    "PlatenPrompts": [
      "PlatenTerminal", "PlatenProcess", "PlatenTranscript", "PlatenSession", "PlatenViews",
      "PlatenNavigation", "PlatenControls", "PlatenReactive", "PlatenLines",
    ],
    "PlatenSpawn": [],
    "PlatenPrograms": ["PlatenSpawn", "PlatenReactive"],
    "PlatenPromptTesting": [
      "PlatenPrompts", "PlatenPrograms", "PlatenTesting", "PlatenTranscript", "PlatenSession",
      "PlatenLines",
    ],
    "PlatenSyntax": [],
    "PlatenMacros": ["PlatenSyntax"],
    "PlatenOS": ["PlatenReactive"],
    "PlatenOSLog": ["PlatenOS"],
    "PlatenAVFoundation": ["PlatenConcurrency", "PlatenReactive"],
    "PlatenAVKit": ["PlatenAVFoundation", "PlatenUIKit", "PlatenViews"],
    "PlatenAudioToolbox": ["PlatenReactive"],
    "PlatenCharts": ["PlatenViews", "PlatenControls", "PlatenGraph", "PlatenLines"],
    "PlatenCoreData": [
      "PlatenCombine", "PlatenConcurrency", "PlatenControls", "PlatenFoundation", "PlatenGraph",
      "PlatenReactive",
    ],
    "PlatenCoreLocation": ["PlatenReactive"],
    "PlatenFoundation": ["PlatenReactive", "PlatenSecurity"],
    "PlatenCoreHaptics": ["PlatenReactive"],
    "PlatenCoreImage": ["PlatenReactive", "PlatenUIKit", "PlatenViews"],
    "PlatenCoreTransferable": ["PlatenUniformTypeIdentifiers"],
    "PlatenPassKit": ["PlatenReactive", "PlatenUIKit"],
    "PlatenPhotosUI": [
      "PlatenCoreTransferable", "PlatenFoundation", "PlatenReactive", "PlatenUIKit", "PlatenViews",
    ],
    "PlatenSecurity": ["PlatenReactive"],
    "PlatenWidgetKit": ["PlatenReactive"],
    "PlatenLocalAuthentication": ["PlatenReactive"],
    "PlatenMapKit": ["PlatenCoreLocation", "PlatenUIKit", "PlatenViews", "PlatenReactive"],
    "PlatenNetwork": ["PlatenConcurrency", "PlatenReactive"],
    "PlatenSafariServices": ["PlatenUIKit", "PlatenViews"],
    "PlatenStoreKit": ["PlatenUIKit", "PlatenViews", "PlatenReactive"],
    "PlatenSwiftData": ["PlatenApp", "PlatenControls", "PlatenGraph", "PlatenReactive"],
    "PlatenSystemConfiguration": ["PlatenReactive"],
    "PlatenUniformTypeIdentifiers": [],
    "PlatenUserNotifications": ["PlatenReactive"],
    "PlatenWebKit": ["PlatenUIKit", "PlatenViews", "PlatenReactive"],
    "PlatenUIKit": [
      "PlatenApp", "Platen", "PlatenSession", "PlatenViews", "PlatenCompatibility", "PlatenControls",
      "PlatenConcurrency", "PlatenGraph", "PlatenReactive", "PlatenLines",
      "PlatenUserNotifications",
    ],
    "PlatenSwiftUI": [
      "PlatenCombine", "PlatenConcurrency", "PlatenControls", "PlatenCoreData",
      "PlatenApp", "PlatenCompatibility", "PlatenCoreTransferable", "PlatenFoundation", "PlatenGraph",
      "PlatenReactive", "PlatenRemote", "PlatenUIKit", "PlatenViews",
    ],
    "PlatenAdopt": ["PlatenLines"],
  ]

  /// External modules, each with the only modules that may import it.
  private static let guests: [String: Set<String>] = [
    "ArgumentParser": [
      "PlatenREPL", "PlatenAdopt", "PlatenPrompts", "PlatenPromptTesting",
    ],
    "Logging": ["PlatenREPL"], "IssueReporting": ["PlatenTesting"],
    "CReadline": ["PlatenReadline"], "PlatenChafa": ["PlatenImages"],
    "PlatenPixbuf": ["PlatenImages"], "PlatenCURL": ["PlatenTransport"],
  ]

  @Test func everyModuleIsAssignedALayer() throws {
    let modules = try FileManager.default.contentsOfDirectory(atPath: Sources.folder.path)
    #expect(Set(modules) == Set(Self.layers.keys))
  }

  @Test(arguments: layers.keys.sorted())
  func eachModuleImportsOnlyLowerLayers(module: String) throws {
    for (file, imported) in try Sources.imports(in: module) {
      let isOfPlaten = imported.hasPrefix("Platen")
      #expect(!isOfPlaten || Self.layers[module]?.contains(imported) == true, "\(file)")
      if let only = Self.guests[imported] { #expect(only.contains(module), "\(file)") }
    }
  }

  /// SwiftPM passes traits to the compiler in the order of a hash set, so that with two of them, each
  /// new plan of a dependent package may compile all modules again.
  @Test func thePackageHasNoTraits() throws {
    let manifest = Sources.folder.appending(path: "../Package.swift")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    #expect(text.contains("PlatenReadline"))
    #expect(!text.contains("trait"))
  }

  /// A source with the condition of a former trait would be empty, and its tests would be missing.
  @Test func noSourceHasTheConditionOfATrait() throws {
    let condition = /(?m)^ *#(?:else)?if .*\b(?:Terminal|Images|Requests)\b/
    let folders = ["Sources", "Tests", "Samples", "Benchmarks/Live"]
    let texts = try folders.flatMap { try Sources.texts(in: "../\($0)") }
    #expect(texts.count > 1_000)
    for (file, text) in texts { #expect(!text.contains(condition), "\(file)") }
  }

  /// Foundation's networking loads about 30 libraries, which a tool that asks does not use, and GNU
  /// Readline is under the GPL.
  @Test func questionsDoNotDependOnTheNetworkOrReadline() throws {
    var modules: Set = ["PlatenPrompts"]
    while true {
      let lower = modules.flatMap { Self.layers[$0] ?? [] }
      let more = modules.union(lower)
      if more == modules { break }
      modules = more
    }
    #expect(modules.contains("PlatenPublishers"))
    #expect(modules.isDisjoint(with: ["PlatenRequests", "PlatenTransport", "PlatenReadline"]))
    for module in modules.sorted() {
      for (file, imported) in try Sources.imports(in: module) {
        #expect(imported != "FoundationNetworking", "\(file)")
      }
    }
  }

  @Test func theImportsOfAModuleAreFound() throws {
    let imports = try Sources.imports(in: "Platen").map(\.module)
    #expect(Set(imports) == Self.layers["Platen"]?.union(["Observation"]))
    #expect(try Sources.imports(in: "PlatenReactive").map(\.module).contains("PlatenPublishers"))
  }
}
