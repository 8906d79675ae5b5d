// swift-tools-version: 6.2

import PackageDescription

// Tests that fail on purpose, each in its own way; `make failing-tests` checks what they say.
let package = Package(
  name: "FailingPackage",
  dependencies: [.package(name: "Maquette", path: "../..")],
  targets: [
    .testTarget(
      name: "FailingTests",
      dependencies: [.product(name: "MaquetteTesting", package: "Maquette")],
      exclude: ["__Snapshots__"])
  ]
)
