// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "DiaryBadges",
  products: [.library(name: "DiaryBadges", targets: ["DiaryBadges"])],
  targets: [
    .target(
      name: "DiaryBadges",
      swiftSettings: [.define("PHONE", .when(platforms: [.iOS]))])
  ])
