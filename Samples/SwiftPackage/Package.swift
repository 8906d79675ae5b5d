// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Screens",
  // What `swift package maquette` draws the previews of.
  products: [.library(name: "Screens", targets: ["Screens"])],
  dependencies: [
    // In a package of your own: the path to your copy of Maquette.
    .package(name: "Maquette", path: "../..")
  ],
  targets: [
    .target(
      name: "Screens",
      dependencies: [
        .product(name: "Maquette", package: "Maquette"),
        // `#Preview`, which swift-syntax expands.
        .product(name: "MaquetteMacros", package: "Maquette"),
        // UIKit's layout classes, as two of the articles write them.
        .product(name: "MaquetteUIKit", package: "Maquette"),
      ]),
    .executableTarget(name: "draw", dependencies: ["Screens"]),
    .testTarget(
      name: "ScreensTests",
      dependencies: ["Screens", .product(name: "MaquetteTesting", package: "Maquette")],
      // Goldens are no sources.
      exclude: ["__Snapshots__"]),
  ]
)
