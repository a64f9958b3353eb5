// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "TeaShop",
  defaultLocalization: "en",
  platforms: [.iOS(.v17), .macOS(.v14)],
  targets: [
    .target(name: "TeaModels"),
    .target(name: "TeaViews", dependencies: ["TeaModels"]),
    .executableTarget(name: "TeaShop", dependencies: ["TeaModels", "TeaViews"]),
    .testTarget(name: "TeaShopTests", dependencies: ["TeaModels", "TeaViews", "TeaShop"]),
    // Screens written for Apple's platforms.
    .target(name: "SignUp"),
    .target(name: "ReactiveForm"),
    .target(name: "RemoteContentUI"),
    .executableTarget(name: "Movies"),
    // UIKit's views in SwiftUI's, the size of the screen, a logger, assets, and translations.
    .executableTarget(
      name: "TeaHouse", exclude: ["Info.plist"], resources: [.process("Resources")]),
    .testTarget(name: "TeaHouseTests", dependencies: ["TeaHouse"]),
    // Timers, delays and dates. The second target builds the same sources in Swift 6.
    .target(name: "Kitchen"),
    .target(name: "Kitchen6", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(name: "KitchenApp", dependencies: ["Kitchen"]),
    .testTarget(name: "KitchenTests", dependencies: ["Kitchen", "Kitchen6"]),
    // Requests in the three styles of URLSession, with responses in the files of the test.
    .target(name: "Catalog"),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"], exclude: ["Fixtures"]),
    .testTarget(
      name: "ScreenTests", dependencies: ["Movies", "ReactiveForm", "RemoteContentUI", "SignUp"]),
  ],
  swiftLanguageModes: [.v5]
)

// On other platforms, Platen provides Apple's frameworks.
#if os(Linux)
  package.dependencies.append(.package(name: "Platen", path: "../.."))
  for target in package.targets {
    let products = ["PlatenCombine", "PlatenSwiftUI"] + (target.isTest ? ["PlatenTesting"] : [])
    target.dependencies += products.map { .product(name: $0, package: "Platen") }
    target.plugins = [.plugin(name: "UnchangedSources", package: "Platen")]
    let names = [
      "Charts=PlatenCharts", "Combine=PlatenCombineNetworking", "CoreData=PlatenCoreData",
      "CoreGraphics=PlatenCoreGraphics", "CoreLocation=PlatenCoreLocation",
      "CoreTransferable=PlatenCoreTransferable", "MapKit=PlatenMapKit", "Network=PlatenNetwork",
      "OSLog=PlatenOSLog", "SafariServices=PlatenSafariServices", "Security=PlatenSecurity",
      "SwiftData=PlatenSwiftData", "SwiftUI=PlatenSwiftUI",
      "SystemConfiguration=PlatenSystemConfiguration", "UIKit=PlatenUIKit",
      "UniformTypeIdentifiers=PlatenUniformTypeIdentifiers",
      "UserNotifications=PlatenUserNotifications", "WebKit=PlatenWebKit", "os=PlatenOS",
    ]
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(names.flatMap { ["-module-alias", $0] })]
  }
#endif
