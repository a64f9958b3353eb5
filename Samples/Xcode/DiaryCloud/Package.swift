// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "DiaryCloud",
  products: [.library(name: "DiaryCloud", targets: ["DiaryCloud"])],
  dependencies: [.package(path: "../DiaryBadges")],
  targets: [
    .target(
      name: "DiaryCloud", dependencies: [.product(name: "DiaryBadges", package: "DiaryBadges")])
  ])
