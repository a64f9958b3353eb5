// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Targets by the ends of their names, each with the targets and products that it uses directly.
/// A target can also import what these use in turn.
typealias Table = KeyValuePairs<String, [String]>

/// The targets in the folders of `Sources`, from the bottom to the top: a target imports only targets
/// of the same folder and of lower ones. `Lines` is the target `PlatenLines` in `Sources/Text/Lines`.
let libraries: KeyValuePairs<String, Table> = [
  // Values in time.
  "Reactive": [
    // Functions in C: work of the main queue, and the registration of linked targets.
    "Runtime": [],
    // Combine without the publisher of URLSession, so that a session does not link the network.
    "Combine": [],
    // Virtual clocks, schedulers and the main queue.
    "Time": ["Combine", "Runtime"],
    // The log, the tasks and the storage of the session in which code runs.
    "Context": ["Time"],
  ],
  // Text in space.
  "Text": [
    // Styled lines, blocks and patches.
    "Lines": [],
    // Masks for secrets in text.
    "Secrets": ["Lines"],
  ],
  // A view is a function from width to lines.
  "Views": [
    // What a user can do to a screen, in the words of commands.
    "Interaction": [],
    // State, dependencies, layout and nodes.
    "Graph": ["Context", "Interaction", "Lines"],
    // Asset catalogs, and Foundation's names for translated strings.
    "Assets": ["Context"],
    // The geometry that Foundation lacks on Linux.
    "CoreGraphics": [],
    // Texts, controls, stacks, lists and pictures.
    "Controls": ["Assets", "CoreGraphics", "Graph"],
    // Stacks, tabs, toolbars and modals. Exports Controls and Graph.
    "Navigation": ["Controls"],
    // Names of SwiftUI without effect.
    "Compatibility": ["Navigation"],
  ],
  // What screens and models ask of servers.
  "Network": [
    // HTTP by libcurl, to which Foundation links as well.
    "Transport": ["CURL", "Context"],
    // The requests of Foundation's URLSession.
    "Requests": ["Transport"],
    // Platen's own requests, and content that is loaded.
    "Remote": ["Navigation", "Requests"],
    // Combine with the publisher of URLSession.
    "CombineNetworking": ["Combine"],
  ],
  // One running screen.
  "Session": [
    // Inputs, focus, time and secrets of a screen.
    "Session": ["Navigation", "Secrets"],
    // A session as text: commands, transcripts, recordings.
    "Transcript": ["Session"],
    // The standard library's tasks, sleeps and queues, under the clock of the session.
    "Concurrency": ["Assets", "Requests"],
    // What models and screens import.
    "Platen": ["CombineNetworking", "Compatibility", "Concurrency", "Remote", "Transcript"],
  ],
  // Keys, rows and cells.
  "Terminal": [
    // A terminal without sessions: process, modes, keys, line editors and painter.
    "Terminal": ["Graph", "Secrets"],
    // A session at a terminal.
    "Console": ["Session", "Terminal"],
    // GNU Readline as the line editor, in programs that link it.
    "Readline": ["CReadline", "Platen", "Terminal"],
    // Pictures in cells, in programs that link it.
    "Images": ["Chafa", "Pixbuf", "Platen"],
  ],
  // What programs add.
  "Programs": [
    // Apps and scenes, which a linked target such as PlatenREPL runs.
    "App": ["Platen"],
    // Screens that end with an answer, and the terminal that shows them.
    "Questions": ["Console", "Transcript"],
    // Questions inside a command. It links neither the network nor GNU Readline.
    "Prompts": ["ArgumentParser", "Questions"],
    // The program of an app: flags, commands, checks of transcripts.
    "REPL": ["App", "ArgumentParser", "Logging", "Questions"],
  ],
  // What tests add.
  "Testing": [
    // The start of a process in C.
    "Spawn": [],
    // The programs that tests run.
    "ChildProcesses": ["Context", "Spawn"],
    // Transcripts as expectations.
    "Testing": ["IssueReporting", "IssueReportingTestSupport", "Platen"],
    // Expected output and questions of commands.
    "PromptTesting": ["ChildProcesses", "Prompts", "Testing"],
  ],
  // What unchanged sources import, under the names of Apple's frameworks.
  "Apple": [
    "Charts": ["Navigation"], "CoreLocation": ["Context"], "MapKit": ["CoreLocation", "UIKit"],
    "CoreData": ["CombineNetworking", "Concurrency", "Controls", "Foundation"],
    "CoreTransferable": ["UniformTypeIdentifiers"], "UniformTypeIdentifiers": [],
    "Foundation": ["Security"], "Security": ["Context"], "Network": ["Concurrency"],
    "OS": ["Context"], "OSLog": ["OS"], "SystemConfiguration": ["Context"],
    "SafariServices": ["UIKit"], "WebKit": ["UIKit"], "SwiftData": ["App", "Macros"],
    "SwiftUI": ["CoreData", "CoreTransferable", "Macros", "UIKit"], "Syntax": [],
    "UIKit": ["App", "UserNotifications"], "UserNotifications": ["Context"],
  ],
]

/// The replacements of Apple's frameworks.
let frameworks = libraries.last!.value.map(\.key).filter { $0 != "Syntax" }

/// The screens in `Samples`, each with what its program uses besides the screen.
let screens: Table = [
  "Form": [], "GitHub": ["Images", "SampleHost"], "Movies": ["Images", "MoviesSampleScenes"],
  "Notes": [], "Posts": ["Images", "SampleHost"], "SignUp": ["SampleHost"],
]

/// The targets of the screens.
let samples = screens.map { "\($0.key)Sample" }

/// What most tests of sessions use.
let shared = ["TestProcesses", "TestScreens", "TestSupport"]

/// The targets in the folders of `Tests`: `Lines` is `PlatenLinesTests` in `Tests/Text/Lines`. `Views`
/// and `Frameworks` test the other targets of their folders, `Context` also the time, and `Terminal` the
/// console.
let tests: KeyValuePairs<String, Table> = [
  "Reactive": [
    "Combine": ["CombineNetworking", "Context", "TestSupport"],
    "Context": ["CombineNetworking", "Testing", "TestSupport"],
  ],
  "Text": ["Lines": ["Lines", "TestSupport"], "Secrets": ["Platen", "TestSupport"]],
  "Views": ["Assets": ["Assets"], "Views": ["Testing", "TestSupport"]],
  "Network": [
    "Transport": ["TestProcesses", "TestSupport", "Transfers"],
    "Requests": ["TestScreens", "TestSupport"], "Remote": ["Testing", "TestSupport"],
  ],
  "Session": ["Session": shared, "Transcript": shared, "Concurrency": shared, "Platen": shared],
  "Terminal": [
    "Terminal": ["Console", "Platen", "TestProcesses", "TestSupport"],
    "Readline": ["Console", "Readline", "TestSupport"], "Images": ["Images", "TestSupport"],
  ],
  "Programs": [
    "REPL": ["FormSampleApp", "GallerySample", "TestProcesses", "TestSupport", "Trials"],
    "Prompts": ["Asking", "DeploySample", "PromptTesting", "TestProcesses", "TestSupport"],
  ],
  "Testing": ["Testing": ["Testing", "TestSupport"]],
  "Apple": [
    "OS": ["OS", "Testing"], "UIKit": ["REPL", "SwiftUI", "Testing"],
    "SwiftUI": ["SwiftUI", "Syntax", "Testing"], "Frameworks": ["REPL", "Testing"] + frameworks,
  ],
  ".": [
    "Adopt": ["Adopt", "TestProcesses", "TestSupport"],
    "Architecture": ["DeploySample", "GallerySample", "HelloSample", "TestProcesses", "Trials"],
    "Documentation": ["FormSampleApp", "GallerySample", "HelloSample", "TestProcesses"],
  ],
  "Samples": [
    "Sample": shared + ["ControlsSample", "HelloSample", "SampleServiceServer", "Testing"]
      + samples,
    "SampleService": ["GallerySample", "SampleServiceApp", "TestProcesses"],
  ],
]

/// What tests share, in `Tests/Support`: `Screens` is the target `PlatenTestScreens`.
let support: Table = [
  "Screens": ["Platen"], "Support": [], "System": [],
  "Processes": ["ChildProcesses", "Terminal", "TestSystem"],
]

/// The other targets, by their folders.
let others: KeyValuePairs<String, (name: String, dependencies: [String])> = [
  "Samples/Controls": ("ControlsSample", ["Platen"]),
  "Samples/Movies/Scenes": ("MoviesSampleScenes", ["MoviesSample", "SampleHost"]),
  // The service that the screens ask. Only its server needs FlyingFox.
  "Samples/Support/Service": ("SampleService", ["Platen"]),
  "Samples/Support/Service/Server": (
    "SampleServiceServer", ["FlyingFox", "FlyingSocks", "SampleService"]
  ),
  "Samples/Support/Host": ("SampleHost", ["REPL", "SampleServiceServer"]),
]

/// The other programs, by their folders.
let programs: KeyValuePairs<String, (name: String, dependencies: [String])> = [
  // The program `platen`, which builds the sources of apps as they are.
  "Sources/Adopt": ("Adopt", ["ArgumentParser", "Lines", "Syntax"]),
  "Samples/Deploy": ("DeploySample", ["Prompts"]),
  "Samples/Gallery": (
    "GallerySample",
    ["ControlsSample", "Images", "MoviesSampleScenes", "Readline"] + samples
  ),
  "Samples/Hello": ("HelloSample", ["REPL", "Readline"]),
  "Samples/Movies/NowPlayingApp": (
    "NowPlayingSampleApp", ["MoviesSample", "Readline", "SampleHost"]
  ),
  "Samples/Support/Service/App": ("SampleServiceApp", ["ArgumentParser", "SampleServiceServer"]),
  // Links only the REPL, so its line editor is Platen's own.
  "Tests/Support/Trials": ("Trials", ["REPL"]),
  "Tests/Support/Asking": ("Asking", ["Prompts"]),
  "Tests/Support/Transfers": ("Transfers", ["Transport"]),
  // What `Benchmarks/terminal` runs. It measures from inside, as no other package can.
  "Benchmarks/Live": ("Live", ["Console", "FormSample", "Readline"]),
]

/// Files in the folders of targets that are not theirs, or no resources.
let excluded = [
  "Adopt": ["Templates"], "MoviesSample": ["App", "NowPlayingApp", "Scenes"],
  "TestingTests": ["Transcript/Transcripts", "Transcript/__Snapshots__"],
  "SampleService": ["App", "Server"],
  "SampleTests": ["Recordings/trouble.recording", "Specification", "Transcripts"],
]

/// The packages of the products that targets use.
let packages = [
  "ArgumentParser": "swift-argument-parser", "FlyingFox": "FlyingFox", "FlyingSocks": "FlyingFox",
  "IssueReporting": "xctest-dynamic-overlay",
  "IssueReportingTestSupport": "xctest-dynamic-overlay", "Logging": "swift-log",
]

/// The name of a target. A dependent package shares the names of targets, so these are unusual.
func fullName(_ name: String) -> String {
  let isComplete =
    name.contains("Sample")
    || ["Platen", "CReadline", "Architecture", "Documentation"].contains(name)
  return isComplete ? name : "Platen\(name)"
}

/// What each target uses directly.
let uses: [String: [String]] = Dictionary(
  uniqueKeysWithValues: libraries.flatMap { $0.value.map { ($0.key, $0.value) } }
    + support.map { ("Test\($0.key)", $0.value) }
    + screens.flatMap {
      [
        ("\($0.key)Sample", ["Platen"]),
        ("\($0.key)SampleApp", ["\($0.key)Sample", "REPL", "Readline"] + $0.value),
      ]
    }
    + (others.map(\.value) + programs.map(\.value)).map { ($0.name, $0.dependencies) })

/// Returns what a target can import: the names, and what these use in turn.
func dependencies(_ names: [String]) -> [Target.Dependency] {
  var found: Set<String> = []
  func add(_ name: String) {
    if !found.insert(name).inserted { return }
    // A test that depends on a macro has SwiftPM build everything twice, for the macro's sake.
    uses[name]?.filter { $0 != "Macros" }.forEach(add)
  }
  names.forEach(add)
  return found.sorted().map { name in
    packages[name].map { .product(name: name, package: $0) } ?? .target(name: fullName(name))
  }
}

func target(
  _ name: String, in folder: String, isProgram: Bool = false, excluding: [String] = []
) -> Target {
  let (name, uses, excluded) = (
    fullName(name), dependencies(uses[name] ?? []), excluded[name] ?? excluding
  )
  return isProgram
    ? .executableTarget(name: name, dependencies: uses, path: folder, exclude: excluded)
    : .target(name: name, dependencies: uses, path: folder, exclude: excluded)
}

func test(_ name: String, of names: [String], in folder: String) -> Target {
  .testTarget(
    name: fullName(name) + "Tests", dependencies: dependencies(names), path: folder,
    exclude: excluded[name + "Tests"] ?? [])
}

let package = Package(
  name: "Platen",
  products: [
    .library(name: "PlatenCombine", targets: ["PlatenCombine", "PlatenCombineNetworking"]),
    .library(name: "PlatenSwiftUI", targets: ["PlatenREPL"] + frameworks.map(fullName)),
    .plugin(name: "UnchangedSources", targets: ["UnchangedSources"]),
    .executable(name: "platen", targets: ["PlatenAdopt"]),
    .executable(name: "gallery", targets: ["GallerySample"]),
    .executable(name: "now-playing", targets: ["NowPlayingSampleApp"]),
    .executable(name: "deploy", targets: ["DeploySample"]),
    .executable(name: "hello", targets: ["HelloSample"]),
    .executable(name: "sample-service", targets: ["SampleServiceApp"]),
  ]
    // A program that links Readline or Images gets its line editor, which is under the GPL, or pictures.
    + ["", "REPL", "Prompts", "PromptTesting", "Testing", "Concurrency", "Readline", "Images"].map {
      .library(name: "Platen\($0)", targets: ["Platen\($0)"])
    }
    + screens.map { .executable(name: $0.key.lowercased(), targets: ["\($0.key)SampleApp"]) },
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: libraries.flatMap { ring, table in
    table.map { target($0.key, in: "Sources/\(ring)/\($0.key)") }
  }
    + tests.flatMap { ring, table in
      table.map { test($0.key, of: $0.value, in: "Tests/\(ring)/\($0.key)") }
    }
    + support.map { target("Test\($0.key)", in: "Tests/Support/\($0.key)") }
    + screens.map { target("\($0.key)Sample", in: "Samples/\($0.key)", excluding: ["App"]) }
    + screens.map {
      target("\($0.key)SampleApp", in: "Samples/\($0.key)/App", isProgram: true)
    }
    + others.map { target($1.name, in: $0) }
    + programs.map { target($1.name, in: $0, isProgram: true) }
    + [
      .systemLibrary(
        name: "PlatenCURL", path: "Sources/Network/CURL", pkgConfig: "libcurl",
        providers: [.apt(["libcurl4-openssl-dev"])]),
      .systemLibrary(name: "CReadline", path: "Sources/Terminal/CReadline"),
      .systemLibrary(name: "PlatenChafa", path: "Sources/Terminal/Chafa"),
      .systemLibrary(name: "PlatenPixbuf", path: "Sources/Terminal/Pixbuf"),
      .macro(
        name: "PlatenMacros", dependencies: ["PlatenSyntax"], path: "Sources/Apple/Macros"),
      // Adds a source file to targets with sources for Apple's platforms.
      .plugin(name: "UnchangedSources", capability: .buildTool()),
    ],
  swiftLanguageModes: [.v6]
)
