// swift-tools-version:5.5
import PackageDescription

let package = Package(
  name: "DiaryCloud",
  products: [.library(name: "DiaryCloud", targets: ["DiaryCloud"])],
  targets: [.target(name: "DiaryCloud")])
