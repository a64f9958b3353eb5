// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Combine where Apple's does not exist. Chosen by platform, as the sources choose it by `os()`.
let combine: Target.Dependency = .target(
  name: "PlatenCombine", condition: .when(platforms: [.linux]))
/// Combine without the publisher of URLSession, so that nothing below it links the network.
let publishers: Target.Dependency = .target(
  name: "PlatenPublishers", condition: .when(platforms: [.linux]))

let argumentParser: Target.Dependency =
  .product(name: "ArgumentParser", package: "swift-argument-parser")
/// What takes the log of a program.
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
/// Fails tests of Swift Testing and of XCTest; the second part finds out which of them runs.
let issueReporting: [Target.Dependency] = ["IssueReporting", "IssueReportingTestSupport"].map {
  .product(name: $0, package: "xctest-dynamic-overlay")
}
/// Only the samples serve HTTP.
let flyingFox: [Target.Dependency] = ["FlyingFox", "FlyingSocks"].map {
  .product(name: $0, package: "FlyingFox")
}
/// Apple's frameworks besides SwiftUI and UIKit, as far as screens touch them.
let frameworks = [
  "PlatenAVFoundation", "PlatenAVKit", "PlatenAudioToolbox", "PlatenCharts", "PlatenCoreData",
  "PlatenCoreGraphics", "PlatenCoreHaptics", "PlatenCoreImage", "PlatenCoreLocation",
  "PlatenCoreTransferable", "PlatenFoundation", "PlatenLocalAuthentication", "PlatenMapKit",
  "PlatenNetwork", "PlatenOS", "PlatenOSLog", "PlatenPassKit", "PlatenPhotosUI",
  "PlatenSafariServices", "PlatenSecurity", "PlatenStoreKit", "PlatenSwiftData",
  "PlatenSystemConfiguration", "PlatenUniformTypeIdentifiers", "PlatenUserNotifications",
  "PlatenWebKit", "PlatenWidgetKit",
]

let package = Package(
  name: "Platen",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "Platen", targets: ["Platen"]),
    .library(name: "PlatenREPL", targets: ["PlatenREPL"]),
    // A program that links one of these gets its line editor, which is under the GPL, or its pictures.
    .library(name: "PlatenReadline", targets: ["PlatenReadline"]),
    .library(name: "PlatenImages", targets: ["PlatenImages"]),
    .library(name: "PlatenPrompts", targets: ["PlatenPrompts"]),
    .library(name: "PlatenPromptTesting", targets: ["PlatenPromptTesting"]),
    .library(name: "PlatenTesting", targets: ["PlatenTesting"]),
    .library(name: "PlatenCombine", targets: ["PlatenCombine"]),
    .library(name: "PlatenSwiftUI", targets: ["PlatenSwiftUI", "PlatenUIKit", "PlatenREPL"] + frameworks),
    .library(name: "PlatenConcurrency", targets: ["PlatenConcurrency"]),
    .plugin(name: "UnchangedSources", targets: ["UnchangedSources"]),
    .executable(name: "platen", targets: ["PlatenAdopt"]),
    .executable(name: "gallery", targets: ["GallerySample"]),
    .executable(name: "form", targets: ["FormSampleApp"]),
    .executable(name: "notes", targets: ["NotesSampleApp"]),
    .executable(name: "signup", targets: ["SignUpSampleApp"]),
    .executable(name: "posts", targets: ["PostsSampleApp"]),
    .executable(name: "github", targets: ["GitHubSampleApp"]),
    .executable(name: "movies", targets: ["MoviesSampleApp"]),
    .executable(name: "now-playing", targets: ["NowPlayingSampleApp"]),
    .executable(name: "deploy", targets: ["DeploySample"]),
    .executable(name: "hello", targets: ["HelloSample"]),
    .executable(name: "sample-service", targets: ["SampleServiceApp"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Values in time, text in space.
    .target(name: "PlatenPublishers"),
    .target(name: "PlatenCombine", dependencies: ["PlatenPublishers"]),
    .target(name: "PlatenReactive", dependencies: [publishers, "PlatenMainQueue"]),
    // Synchronous work for the main queue.
    .target(name: "PlatenMainQueue"),
    // The standard library's tasks, sleeps and queues, under the session clock. Exports requests.
    .target(
      name: "PlatenConcurrency", dependencies: ["PlatenAssets", "PlatenReactive", "PlatenRequests"]),
    // Adds a source file to targets with sources for Apple's platforms.
    .plugin(name: "UnchangedSources", capability: .buildTool()),
    // Asset catalogs and translated strings. Declares Foundation's names for translations.
    .target(name: "PlatenAssets", dependencies: ["PlatenReactive"]),
    .target(name: "PlatenLines"),

    // What a user can do to a screen, in the words of commands.
    .target(name: "PlatenInteraction"),

    // A view is a function from width to lines. PlatenViews only exports the others.
    .target(
      name: "PlatenGraph", dependencies: ["PlatenInteraction", "PlatenReactive", "PlatenLines"]),
    // The geometry that Foundation lacks on Linux.
    .target(name: "PlatenCoreGraphics"),
    .target(
      name: "PlatenControls",
      dependencies: [
        "PlatenCoreGraphics", "PlatenGraph", "PlatenInteraction", "PlatenReactive", "PlatenLines",
        "PlatenAssets",
      ]),
    .target(
      name: "PlatenNavigation",
      dependencies: [
        "PlatenControls", "PlatenGraph", "PlatenInteraction", "PlatenReactive", "PlatenLines",
      ]),
    .target(
      name: "PlatenCompatibility",
      dependencies: [
        "PlatenNavigation", "PlatenControls", "PlatenGraph", "PlatenReactive", "PlatenLines",
      ]),
    .target(
      name: "PlatenViews", dependencies: ["PlatenNavigation", "PlatenControls", "PlatenGraph"]),

    // What views ask of servers.
    // HTTP transfers by libcurl, to which Foundation links as well.
    .systemLibrary(
      name: "PlatenCURL", pkgConfig: "libcurl", providers: [.apt(["libcurl4-openssl-dev"])]),
    .target(name: "PlatenTransport", dependencies: ["PlatenCURL", "PlatenReactive"]),
    // Registers the components that are linked into a program.
    .target(name: "PlatenRegistration"),
    // The requests of Foundation's URLSession.
    .target(
      name: "PlatenRequests",
      dependencies: ["PlatenTransport", "PlatenReactive", "PlatenRegistration"]),
    .target(
      name: "PlatenRemote",
      dependencies: [
        "PlatenViews", "PlatenReactive", "PlatenLines", "PlatenRequests", "PlatenTransport",
      ]),

    // One running screen.
    .target(
      name: "PlatenSession",
      dependencies: [
        "PlatenViews", "PlatenGraph", "PlatenInteraction", "PlatenReactive", "PlatenLines",
        "PlatenAssets",
      ]),

    // A session as text: commands, transcripts, recordings.
    .target(
      name: "PlatenTranscript",
      dependencies: ["PlatenSession", "PlatenViews", "PlatenReactive", "PlatenLines"]),

    // What models and screens import.
    .target(
      name: "Platen",
      dependencies: [
        "PlatenTranscript", "PlatenSession", "PlatenRemote", "PlatenViews", "PlatenCompatibility",
        "PlatenConcurrency", "PlatenReactive", "PlatenLines", combine,
      ]),
    // Apps and their scenes; a linked target, such as PlatenREPL, runs them.
    .target(name: "PlatenApp", dependencies: ["Platen"]),

    // The standard streams of a process, and scripts that are read from them.
    .target(name: "PlatenProcess", dependencies: ["PlatenReactive"]),

    // A person's terminal; who uses it brings an editor of lines.
    .target(
      name: "PlatenTerminal",
      dependencies: ["PlatenSession", "PlatenViews", "PlatenReactive", "PlatenLines"]),

    // GNU readline as that editor, in programs that link the product.
    .systemLibrary(name: "CReadline"),
    .target(
      name: "PlatenReadline",
      dependencies: [
        "PlatenTerminal", "Platen", "PlatenRegistration",
        .target(name: "CReadline", condition: .when(platforms: [.linux])),
      ]),

    // Pictures drawn in cells, in programs that link the product.
    .systemLibrary(name: "PlatenChafa"),
    .systemLibrary(name: "PlatenPixbuf"),
    .target(
      name: "PlatenImages",
      dependencies: [
        "PlatenTerminal", "Platen", "PlatenRegistration", "PlatenChafa", "PlatenPixbuf",
      ]),

    // What programs and tests add.
    .target(
      name: "PlatenREPL",
      dependencies: [
        "PlatenApp", "Platen", "PlatenPrompts", "PlatenTerminal", "PlatenProcess",
        "PlatenRegistration", argumentParser, logging,
      ]),
    .target(
      name: "PlatenTesting", dependencies: ["Platen"] + issueReporting),

    // Questions inside a command. Nothing here is under the GPL.
    .target(
      name: "PlatenPrompts",
      dependencies: [
        "PlatenTerminal", "PlatenProcess", "PlatenTranscript", "PlatenSession", "PlatenViews",
        "PlatenNavigation", "PlatenControls", "PlatenReactive", "PlatenLines", argumentParser,
      ]),

    // Programs that tests run as child processes.
    .target(name: "PlatenSpawn"),
    .target(name: "PlatenPrograms", dependencies: ["PlatenSpawn", "PlatenReactive"]),

    .target(
      name: "PlatenPromptTesting",
      dependencies: [
        "PlatenPrompts", "PlatenPrograms", "PlatenTesting", "PlatenTranscript", "PlatenSession",
        "PlatenLines", argumentParser,
      ]),

    // What sources import that name Apple's frameworks; an app maps those names onto these.
    .target(name: "PlatenSyntax"),
    .macro(name: "PlatenMacros", dependencies: ["PlatenSyntax"]),
    .target(name: "PlatenOS", dependencies: ["PlatenReactive"]),
    .target(name: "PlatenOSLog", dependencies: ["PlatenOS"]),
    .target(
      name: "PlatenUIKit",
      dependencies: [
        "PlatenApp", "Platen", "PlatenSession", "PlatenViews", "PlatenCompatibility", "PlatenControls",
        "PlatenConcurrency", "PlatenGraph", "PlatenReactive", "PlatenLines",
        "PlatenUserNotifications",
      ]),
    .target(
      name: "PlatenSwiftUI",
      dependencies: [
        combine, "PlatenConcurrency", "PlatenControls", "PlatenCoreData", "PlatenCoreTransferable",
        "PlatenApp", "PlatenCompatibility", "PlatenFoundation", "PlatenGraph", "PlatenMacros",
        "PlatenReactive", "PlatenRemote", "PlatenUIKit", "PlatenViews",
      ]),

    .target(
      name: "PlatenAVFoundation", dependencies: ["PlatenConcurrency", "PlatenReactive"]),
    .target(
      name: "PlatenAVKit", dependencies: ["PlatenAVFoundation", "PlatenUIKit", "PlatenViews"]),
    .target(name: "PlatenAudioToolbox", dependencies: ["PlatenReactive"]),
    .target(
      name: "PlatenCharts",
      dependencies: ["PlatenViews", "PlatenControls", "PlatenGraph", "PlatenLines"]),
    .target(
      name: "PlatenCoreData",
      dependencies: [
        combine, "PlatenConcurrency", "PlatenControls", "PlatenFoundation", "PlatenGraph",
        "PlatenReactive",
      ]),
    .target(name: "PlatenCoreLocation", dependencies: ["PlatenReactive"]),
    .target(name: "PlatenFoundation", dependencies: ["PlatenReactive", "PlatenSecurity"]),
    .target(name: "PlatenCoreHaptics", dependencies: ["PlatenReactive"]),
    .target(
      name: "PlatenCoreImage", dependencies: ["PlatenReactive", "PlatenUIKit", "PlatenViews"]),
    .target(name: "PlatenCoreTransferable", dependencies: ["PlatenUniformTypeIdentifiers"]),
    .target(name: "PlatenPassKit", dependencies: ["PlatenReactive", "PlatenUIKit"]),
    .target(
      name: "PlatenPhotosUI",
      dependencies: [
        "PlatenCoreTransferable", "PlatenFoundation", "PlatenReactive", "PlatenUIKit",
        "PlatenViews",
      ]),
    .target(name: "PlatenSecurity", dependencies: ["PlatenReactive"]),
    .target(name: "PlatenWidgetKit", dependencies: ["PlatenReactive"]),
    .target(name: "PlatenLocalAuthentication", dependencies: ["PlatenReactive"]),
    .target(
      name: "PlatenMapKit",
      dependencies: ["PlatenCoreLocation", "PlatenUIKit", "PlatenViews", "PlatenReactive"]),
    .target(name: "PlatenNetwork", dependencies: ["PlatenConcurrency", "PlatenReactive"]),
    .target(name: "PlatenSafariServices", dependencies: ["PlatenUIKit", "PlatenViews"]),
    .target(
      name: "PlatenStoreKit", dependencies: ["PlatenUIKit", "PlatenViews", "PlatenReactive"]),
    .target(
      name: "PlatenSwiftData",
      dependencies: [
        "PlatenApp", "PlatenControls", "PlatenGraph", "PlatenMacros", "PlatenReactive",
      ]),
    .target(name: "PlatenSystemConfiguration", dependencies: ["PlatenReactive"]),
    .target(name: "PlatenUniformTypeIdentifiers"),
    .target(name: "PlatenUserNotifications", dependencies: ["PlatenReactive"]),
    .target(
      name: "PlatenWebKit", dependencies: ["PlatenUIKit", "PlatenViews", "PlatenReactive"]),

    // The program `platen`, which builds the sources of apps as they are.
    .executableTarget(name: "PlatenAdopt", dependencies: ["PlatenLines", argumentParser]),

    // The screens. A dependent package shares the names of targets, so these are their own.
    .executableTarget(
      name: "HelloSample", dependencies: ["PlatenREPL", "PlatenReadline"], path: "Samples/Hello"),
    .executableTarget(
      name: "DeploySample", dependencies: ["PlatenPrompts", argumentParser],
      path: "Samples/Deploy"),
    .target(
      name: "FormSample", dependencies: ["Platen"], path: "Samples/Form", exclude: ["App"]),
    .executableTarget(
      name: "FormSampleApp", dependencies: ["FormSample", "PlatenREPL", "PlatenReadline"],
      path: "Samples/Form/App"),
    .target(
      name: "NotesSample", dependencies: ["Platen"], path: "Samples/Notes", exclude: ["App"]),
    .executableTarget(
      name: "NotesSampleApp", dependencies: ["NotesSample", "PlatenREPL", "PlatenReadline"],
      path: "Samples/Notes/App"),
    .target(
      name: "SignUpSample", dependencies: ["Platen"], path: "Samples/SignUp", exclude: ["App"]),
    .executableTarget(
      name: "SignUpSampleApp",
      dependencies: ["SignUpSample", "SampleHost", "PlatenREPL", "PlatenReadline"],
      path: "Samples/SignUp/App"),
    .target(
      name: "PostsSample", dependencies: ["Platen"], path: "Samples/Posts", exclude: ["App"]),
    .executableTarget(
      name: "PostsSampleApp",
      dependencies: [
        "PostsSample", "SampleHost", "PlatenREPL", "PlatenReadline", "PlatenImages",
      ],
      path: "Samples/Posts/App"),
    .target(
      name: "GitHubSample", dependencies: ["Platen"], path: "Samples/GitHub", exclude: ["App"]),
    .executableTarget(
      name: "GitHubSampleApp",
      dependencies: [
        "GitHubSample", "SampleHost", "PlatenREPL", "PlatenReadline", "PlatenImages",
      ],
      path: "Samples/GitHub/App"),
    .target(
      name: "MoviesSample", dependencies: ["Platen"], path: "Samples/Movies",
      exclude: ["App", "NowPlayingApp", "Scenes"]),
    .target(
      name: "MoviesSampleScenes", dependencies: ["MoviesSample", "SampleHost", "PlatenREPL"],
      path: "Samples/Movies/Scenes"),
    .executableTarget(
      name: "MoviesSampleApp",
      dependencies: [
        "MoviesSample", "MoviesSampleScenes", "SampleHost", "PlatenREPL", "PlatenReadline",
        "PlatenImages",
      ],
      path: "Samples/Movies/App"),
    .executableTarget(
      name: "NowPlayingSampleApp",
      dependencies: ["MoviesSample", "SampleHost", "PlatenREPL", "PlatenReadline"],
      path: "Samples/Movies/NowPlayingApp"),
    .target(name: "ControlsSample", dependencies: ["Platen"], path: "Samples/Controls"),
    .executableTarget(
      name: "GallerySample",
      dependencies: [
        "ControlsSample", "FormSample", "GitHubSample", "MoviesSample",
        "MoviesSampleScenes", "NotesSample", "PostsSample", "SignUpSample", "SampleHost",
        "PlatenREPL", "PlatenReadline", "PlatenImages",
      ],
      path: "Samples/Gallery"),

    // The service that the screens ask. Only its server needs FlyingFox.
    .target(
      name: "SampleService", dependencies: ["Platen"], path: "Samples/Support/Service",
      exclude: ["Server", "App"]),
    .target(
      name: "SampleServiceServer", dependencies: ["SampleService"] + flyingFox,
      path: "Samples/Support/Service/Server"),
    .target(
      name: "SampleHost", dependencies: ["SampleServiceServer", "PlatenREPL"],
      path: "Samples/Support/Host"),
    .executableTarget(
      name: "SampleServiceApp", dependencies: ["SampleServiceServer", argumentParser],
      path: "Samples/Support/Service/App"),

    // What tests share, and the screens that are hard on a program.
    .target(name: "PlatenTestSupport", path: "Tests/Support"),
    .target(name: "PlatenTestScreens", dependencies: ["Platen"], path: "Tests/Screens"),
    .target(name: "PlatenTestSystem", path: "Tests/System"),
    .target(
      name: "PlatenTestPrograms",
      dependencies: ["PlatenPrograms", "PlatenProcess", "PlatenLines", "PlatenTestSystem"],
      path: "Tests/Programs"),
    // Links only PlatenREPL, so its line editor is Platen's own.
    .executableTarget(
      name: "PlatenTrials", dependencies: ["PlatenREPL"], path: "Tests/Trials"),
    .executableTarget(
      name: "PlatenQuestions", dependencies: ["PlatenPrompts", "PlatenProcess", argumentParser],
      path: "Tests/Questions"),
    .executableTarget(
      name: "PlatenTransfers", dependencies: ["PlatenTransport", "PlatenReactive"],
      path: "Tests/Transfers"),

    // What `Benchmarks/terminal` runs; it measures from inside, as no other package can.
    .executableTarget(
      name: "PlatenLive",
      dependencies: ["FormSample", "PlatenReadline", "PlatenTerminal", "Platen"],
      path: "Benchmarks/Live"),

    .testTarget(name: "PlatenPublishersTests", dependencies: [combine, publishers]),
    .testTarget(
      name: "PlatenReactiveTests",
      dependencies: [combine, "PlatenReactive", "PlatenTesting", "PlatenTestSupport"]),
    .testTarget(name: "PlatenAssetsTests", dependencies: ["PlatenAssets"]),
    .testTarget(
      name: "PlatenConcurrencyTests",
      dependencies: [
        "PlatenConcurrency", "Platen", "PlatenTestScreens", "PlatenTestSupport",
        "PlatenTestPrograms",
      ]),
    .testTarget(name: "PlatenLinesTests", dependencies: ["PlatenLines", "PlatenTestSupport"]),
    .testTarget(
      name: "PlatenViewsTests",
      dependencies: [
        "PlatenCompatibility", "PlatenNavigation", "PlatenControls", "PlatenGraph", "PlatenSession",
        "PlatenTesting", "PlatenTestSupport",
      ]),
    .testTarget(
      name: "PlatenRemoteTests",
      dependencies: ["PlatenRemote", "PlatenTesting", "PlatenTestSupport"]),
    .testTarget(
      name: "PlatenTransportTests",
      dependencies: [
        "PlatenTransport", "PlatenReactive", "PlatenTransfers", "PlatenTestSupport",
        "PlatenTestPrograms",
      ]),
    .testTarget(
      name: "PlatenRequestsTests",
      dependencies: ["PlatenRequests", "Platen", "PlatenTestSupport", "PlatenTestScreens"]),
    .testTarget(name: "PlatenTests", dependencies: ["Platen", "PlatenTestSupport"]),
    .testTarget(
      name: "PlatenSessionTests",
      dependencies: ["Platen", "PlatenTestScreens", "PlatenTestSupport", "PlatenTestPrograms"]),
    .testTarget(
      name: "PlatenTranscriptTests",
      dependencies: ["Platen", "PlatenTestScreens", "PlatenTestSupport", "PlatenTestPrograms"]),
    .testTarget(
      name: "PlatenREPLTests",
      dependencies: [
        "PlatenREPL", "Platen", "PlatenProcess", "PlatenTestSystem", "PlatenTestPrograms",
        "PlatenTrials",
        "GallerySample", "FormSampleApp", "PlatenTestSupport",
      ]),
    .testTarget(name: "PlatenProcessTests", dependencies: ["PlatenProcess", "PlatenTestSystem"]),
    .testTarget(
      name: "PlatenPromptsTests",
      dependencies: [
        "PlatenPrompts", "PlatenPromptTesting", "PlatenProcess", "PlatenViews", "PlatenSession",
        "PlatenTranscript", "PlatenLines",
        "DeploySample", "PlatenQuestions", "PlatenTestPrograms", "PlatenTestSupport",
        argumentParser,
      ]),
    .testTarget(
      name: "PlatenTerminalTests",
      dependencies: ["PlatenTerminal", "Platen", "PlatenTestSupport", "PlatenTestPrograms"]),
    .testTarget(
      name: "PlatenReadlineTests",
      dependencies: ["PlatenReadline", "Platen", "PlatenTestSupport"]),
    .testTarget(
      name: "PlatenImagesTests",
      dependencies: ["PlatenImages", "PlatenTerminal", "PlatenTestSupport"]),
    .testTarget(
      name: "PlatenTestingTests",
      dependencies: ["PlatenTesting", "PlatenTestSupport"],
      exclude: ["Transcript/Transcripts", "Transcript/__Snapshots__"]),
    .testTarget(name: "PlatenOSTests", dependencies: ["PlatenOS", "Platen", "PlatenTesting"]),
    .testTarget(
      name: "PlatenUIKitTests",
      dependencies: [
        "PlatenUIKit", "PlatenSwiftUI", "PlatenREPL", "PlatenReactive", "PlatenTesting",
      ]),
    .testTarget(
      name: "PlatenFrameworksTests",
      dependencies: [
        "PlatenAVFoundation", "PlatenAVKit", "PlatenAudioToolbox", "PlatenCharts",
        "PlatenControls", "PlatenCoreData", "PlatenCoreGraphics", "PlatenCoreHaptics",
        "PlatenCoreImage", "PlatenCoreLocation", "PlatenCoreTransferable", "PlatenFoundation",
        "PlatenLines", "PlatenLocalAuthentication", "PlatenMapKit",
        "PlatenNetwork", "PlatenPassKit", "PlatenPhotosUI", "PlatenSafariServices",
        "PlatenSecurity", "PlatenStoreKit", "PlatenSwiftData", "PlatenSwiftUI",
        "PlatenSystemConfiguration", "PlatenTesting", "PlatenUniformTypeIdentifiers",
        "PlatenUserNotifications", "PlatenWebKit", "PlatenWidgetKit",
      ]),
    // A test of the macro itself would have SwiftPM build everything twice, for the macro's sake.
    .testTarget(
      name: "PlatenSwiftUITests",
      dependencies: [
        "PlatenCoreTransferable", "PlatenSwiftUI", "PlatenReactive", "PlatenSyntax",
        "PlatenTesting",
      ]),
    .testTarget(
      name: "PlatenAdoptTests",
      dependencies: ["PlatenAdopt", "PlatenTestPrograms", "PlatenTestSupport"]),
    .testTarget(
      name: "SampleTests",
      dependencies: [
        "ControlsSample", "FormSample", "GitHubSample", "HelloSample", "MoviesSample",
        "NotesSample", "PostsSample", "SignUpSample",
        "SampleServiceServer", "PlatenTesting", "PlatenTestSupport", "PlatenTestPrograms",
      ],
      exclude: ["Recordings/trouble.recording", "Specification", "Transcripts"]),
    .testTarget(
      name: "SampleServiceTests",
      dependencies: [
        "SampleServiceServer", "SampleServiceApp", "SampleHost", "GallerySample",
        "PlatenTestPrograms",
      ] + flyingFox),
    .testTarget(
      name: "ArchitectureTests",
      dependencies: [
        "DeploySample", "GallerySample", "HelloSample", "PlatenTrials", "PlatenTestPrograms",
      ]),
    .testTarget(
      name: "DocumentationTests",
      dependencies: ["GallerySample", "FormSampleApp", "HelloSample", "PlatenTestPrograms"]),
  ],
  swiftLanguageModes: [.v6]
)
