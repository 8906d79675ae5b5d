// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A target of ours under `Sources`, with the package's strict settings.
func phase(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A target with scripts, styles or other texts in a folder `Pages`, which its code has as `PageFiles`.
func phaseWithPages(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: ["Pages"], swiftSettings: strict,
    plugins: ["PageEmbedding"])
}

/// A product of SwiftNIO, which is only there for the live page.
func nio(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-nio", condition: .when(traits: ["LivePreview"]))
}

/// A product of swift-syntax, which is only there for the macros.
func syntax(_ product: String) -> Target.Dependency {
  .product(name: product, package: "swift-syntax")
}

/// The tests of `target`, in the folder `Tests/<target>Tests`.
func tests(
  of target: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: target + "Tests",
    dependencies: [.target(name: target), "TestSupport"] + dependencies, exclude: exclude,
    resources: resources, swiftSettings: strict)
}

/// The program that `make fuzz` runs, whose `main` is libFuzzer's: without the fuzzer's sanitizer it
/// does not link, so it is a target only where that is asked for.
///
/// It is one of this package's, and not of a package beside it, to see `package` declarations: the
/// readers that are fuzzed are no part of the library's interface.
let fuzzing: [Target] =
  Context.environment["MAQUETTE_FUZZ"] == nil
  ? []
  : [
    .executableTarget(
      name: "FuzzHarness", dependencies: ["FuzzTargets"], path: "Tests/FuzzHarness",
      exclude: ["seeds.py"], swiftSettings: strict)
  ]

/// What `make bench` measures in Swift, which is a target only there.
let benchmarks: [Target] =
  Context.environment["MAQUETTE_BENCH"] == nil
  ? []
  : [
    .executableTarget(
      name: "NestedCells", dependencies: ["Maquette"], path: "Tests/Benchmarks/NestedCells",
      swiftSettings: strict)
  ]

/// The modules whose tests are compiled, with what these need and nothing else: those that MAQUETTE_TESTS
/// names, or all of them.
///
/// `MAQUETTE_TESTS="DisplayList CellViews" swift test` compiles two modules' tests in place of twenty-two.
let tested = Context.environment["MAQUETTE_TESTS"]?.split(separator: " ").map(String.init)

/// Indicates whether the package is built on Linux, whose libraries the tools need.
#if os(Linux)
let buildsOnLinux = true
#else
let buildsOnLinux = false
#endif

/// Modules under Apple's names, for sources that are compiled on Apple's systems, too: each is a product of its own.
let appleNames = [
  "SwiftUI", "UIKit", "AVFoundation", "AVKit", "AuthenticationServices", "Combine", "Charts",
  "CoreData", "CoreGraphics", "CoreImage", "CoreLocation", "LocalAuthentication", "MapKit",
  "PhotosUI", "QuartzCore", "SafariServices", "StoreKit", "SwiftData", "UniformTypeIdentifiers",
  "UserNotifications", "Vision", "WebKit", "WidgetKit",
]

let package = Package(
  name: "Maquette",
  products: [
    .library(name: "Maquette", targets: ["Maquette"]),
    // Apart, so that swift-syntax is compiled for those that use macros alone.
    .library(name: "MaquetteMacros", targets: ["MaquetteMacros"]),
    .library(name: "MaquetteUIKit", targets: ["MaquetteUIKit"]),
    .library(name: "MaquetteTesting", targets: ["MaquetteTesting"]),
    .library(name: "MaquettePreviews", targets: ["MaquettePreviews"]),
    // For the program that the plugin makes: without the config language, the reports and the live page.
    .library(name: "MaquetteDrawing", targets: ["MaquetteDrawing"]),
    .executable(name: "maquette", targets: ["MaquetteTool"]),
    .plugin(name: "MaquettePlugin", targets: ["MaquettePlugin"]),
    .plugin(name: "GenerateAssetSymbols", targets: ["GenerateAssetSymbols"]),
  ] + appleNames.map { .library(name: $0, targets: [$0]) },
  // One trait at most is on by default: SwiftPM passes the flags of several in an order that changes from run to
  // run, and then builds everything again (its issue 10525).
  traits: [
    // Off, the tool is built without SwiftNIO, and `maquette watch` has no page.
    .trait(name: "LivePreview", description: "The page of `maquette watch`, over SwiftNIO."),
    .default(enabledTraits: ["LivePreview"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "602.0.0"..<"604.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo-ft", providers: [.apt(["libcairo2-dev"])]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CImages",
      providers: [.apt(["libspng-dev", "libturbojpeg0-dev", "libjpeg62-turbo-dev"])]),
    .systemLibrary(name: "CLittleCMS", providers: [.apt(["liblcms2-dev"])]),
    .systemLibrary(
      name: "CRsvg", pkgConfig: "gobject-2.0", providers: [.apt(["libglib2.0-dev", "librsvg2-2"])]),
    .systemLibrary(
      name: "CPoppler", pkgConfig: "gobject-2.0",
      providers: [.apt(["libglib2.0-dev", "libpoppler-glib8"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .systemLibrary(name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    // The C library's allocator, of which Glibc's module has no settings.
    .systemLibrary(name: "CMalloc"),
    // Which thread a caller is, of which Glibc's module has no function.
    .systemLibrary(name: "CThread"),
    // The types that conform to a protocol, which Swift has no function for.
    .systemLibrary(name: "CConformances"),
    // The module inside `CoreImage` that apps import.
    .systemLibrary(name: "CCoreImage"),
    // libcurl, which is opened for the first request.
    .systemLibrary(name: "CCurl"),
    // The header of libxxhash-dev, compiled, and SHA-256 by the processor's instructions.
    .target(name: "CHash"),
    // Pixels of a row converted and painted several at a time, by the processor's instructions.
    .target(name: "CPixels"),

    phase("PlainText", ["CGLib", "CHash"]),
    phase("Diagnostics", ["PlainText"]),
    phase("LoadedLibraries"),
    phase("LocaleFormats", ["LoadedLibraries"]),
    phase("FileAccess", ["PlainText"]),
    phase("HTTPStores", ["PlainText", "LoadedLibraries", "FileAccess", "CCurl"]),
    phase("Workers", ["CMalloc"]),
    phase("ChildProcesses", ["FileAccess"]),
    phase(
      "PageServer", ["PlainText", "FileAccess"] + ["NIOCore", "NIOPosix", "NIOHTTP1"].map(nio)),
    phase("LayoutGeometry"),
    phase("CollectionLayouts", ["LayoutGeometry"]),
    phase("LinearConstraints"),
    phase("DisplayList", ["PlainText", "LayoutGeometry"]),
    phase(
      "TextShaping",
      [
        "PlainText", "LoadedLibraries", "LocaleFormats", "FileAccess", "Workers", "LayoutGeometry",
        "DisplayList", "CPango",
      ]),
    phase("PNGEncoding", ["LoadedLibraries", "Workers", "CDeflate", "CHash", "CPixels"]),
    phase(
      "ImageDecoding",
      [
        "PlainText", "LoadedLibraries", "LayoutGeometry", "DisplayList", "PNGEncoding", "CImages",
        "CLittleCMS", "CRsvg", "CPoppler", "CDeflate", "CPixels",
      ]),
    phase(
      "CellViews",
      [
        "PlainText", "Diagnostics", "LocaleFormats", "Workers", "LayoutGeometry",
        "CollectionLayouts", "DisplayList", "TextShaping",
        "ImageDecoding",
      ]),
    phase(
      "Presentation",
      ["LayoutGeometry", "CollectionLayouts", "DisplayList", "TextShaping", "CellViews"]),
    phase(
      "CairoRendering",
      [
        "PlainText", "LoadedLibraries", "Workers", "LayoutGeometry", "DisplayList",
        "ImageDecoding", "PNGEncoding", "CCairo", "CPango", "CRsvg", "CPixels",
      ]),
    phaseWithPages(
      "SymbolDrawing",
      [
        "PlainText", "Diagnostics", "FileAccess", "LayoutGeometry", "DisplayList", "TextShaping",
        "ImageDecoding", "CellViews",
      ]),
    phase("AssetCatalogs", ["PlainText", "Diagnostics"]),
    phase(
      "Catalogs",
      [
        "PlainText", "Diagnostics", "LocaleFormats", "AssetCatalogs", "LayoutGeometry",
        "DisplayList",
        "TextShaping", "ImageDecoding", "CellViews",
      ]),
    phase("ConfigLanguage", ["PlainText", "Diagnostics", "LocaleFormats", "CYAML"]),
    phaseWithPages(
      "PreviewConfig",
      [
        "PlainText", "Diagnostics", "LocaleFormats", "FileAccess", "Workers", "ConfigLanguage",
        "LayoutGeometry", "CollectionLayouts", "DisplayList", "TextShaping", "ImageDecoding",
        "CellViews", "SymbolDrawing", "AssetCatalogs", "Catalogs",
      ]),
    phase("PictureComparison", ["PlainText", "Workers", "ImageDecoding", "PNGEncoding"]),
    phase("PictureVerification", ["PlainText", "LayoutGeometry", "DisplayList", "ImageDecoding"]),
    phase("LayoutSnapshots", ["PlainText", "LayoutGeometry", "DisplayList"]),
    phase("LayoutEdits", ["PlainText", "LayoutGeometry", "DisplayList", "LayoutSnapshots"]),
    phase(
      "InspectedParts",
      ["PlainText", "Diagnostics", "LayoutGeometry", "DisplayList", "LayoutSnapshots"]),
    phase(
      "Goldens",
      [
        "PlainText", "Diagnostics", "FileAccess", "Workers", "LayoutGeometry", "DisplayList",
        "ImageDecoding",
        "PNGEncoding", "PictureComparison", "LayoutSnapshots", "LayoutEdits",
      ]),
    phase(
      "PreviewRendering",
      [
        "Workers",
        "PlainText", "Diagnostics", "FileAccess", "LayoutGeometry", "CollectionLayouts",
        "DisplayList", "TextShaping", "PNGEncoding", "ImageDecoding", "CairoRendering",
        "CellViews", "SymbolDrawing", "Presentation", "LayoutSnapshots", "LayoutEdits",
        "InspectedParts", "Goldens", "PictureVerification",
      ]),
    phase("ConfigRendering", ["FileAccess", "PreviewConfig", "Goldens", "PreviewRendering"]),
    phaseWithPages(
      "Reports",
      [
        "PlainText", "FileAccess", "LayoutGeometry", "DisplayList", "PNGEncoding", "ImageDecoding",
        "PictureComparison", "LayoutSnapshots", "LayoutEdits", "InspectedParts", "Goldens",
      ]),
    phase(
      "Reviews",
      [
        "PlainText", "Diagnostics", "FileAccess", "LayoutGeometry",
        "DisplayList", "TextShaping",
        "ImageDecoding", "CairoRendering", "CellViews", "Presentation",
        "PictureComparison", "LayoutSnapshots", "LayoutEdits", "InspectedParts", "Goldens",
        "Reports", "PreviewRendering",
      ]),
    phaseWithPages(
      "LivePreview",
      [
        "PlainText", "Diagnostics", "FileAccess", "Workers", "ChildProcesses", "PageServer",
        "Reports", "Reviews",
        "Goldens", "LayoutSnapshots", "LayoutEdits", "InspectedParts", "ImageDecoding",
        "PictureComparison", "LayoutGeometry", "CollectionLayouts",
        "TextShaping", "CellViews", "PreviewConfig",
        "PreviewRendering", "ConfigRendering",
      ]),
    phase(
      "Maquette",
      [
        "PlainText", "Diagnostics", "LocaleFormats", "Workers",
        "CThread", "CConformances",
        "FileAccess", "LayoutGeometry", "CollectionLayouts", "DisplayList", "TextShaping",
        "ImageDecoding", "CellViews", "CairoRendering",
        "SymbolDrawing", "PreviewRendering", "AssetCatalogs", "Catalogs",
      ]),
    phase(
      "MaquetteUIKit",
      [
        "LayoutGeometry", "CollectionLayouts", "LinearConstraints", "TextShaping", "CellViews",
        "Maquette",
      ]),
    phase("MaquetteMacros", ["Maquette", "MacroExpansions"]),
    phase("Combine", ["Maquette"]),
    phase("_Testing_UIKit"),
    phase("_Testing_CoreGraphics"),
    phase(
      "UIKit",
      ["Maquette", "MaquetteUIKit", "MacroExpansions", "UserNotifications", "_Testing_UIKit"]),
    phase(
      "SwiftUI",
      [
        "LayoutGeometry", "DisplayList", "TextShaping", "CellViews", "Maquette", "MaquetteUIKit",
        "Combine", "CoreData", "UIKit", "UniformTypeIdentifiers",
      ]),
    phase("Charts", ["CellViews", "LayoutGeometry", "Maquette"]),
    phase("CoreData", ["Maquette"]),
    phase("CoreGraphics", ["Maquette", "MaquetteUIKit", "_Testing_CoreGraphics"]),
    phase("CoreLocation"),
    phase("MapKit", ["CoreLocation", "Maquette", "MaquetteUIKit", "UIKit"]),
    phase("QuartzCore", ["UIKit"]),
    phase("AVFoundation", ["UIKit"]),
    phase("AVKit", ["AVFoundation", "Maquette", "MaquetteUIKit"]),
    phase("WebKit", ["Maquette", "MaquetteUIKit", "UIKit"]),
    phase("SafariServices", ["MaquetteUIKit", "UIKit"]),
    phase("PhotosUI", ["MaquetteUIKit", "SwiftUI", "UIKit"]),
    phase("StoreKit", ["Maquette", "UIKit"]),
    phase("AuthenticationServices", ["Maquette", "MaquetteUIKit", "UIKit"]),
    phase("LocalAuthentication"),
    phase("CoreImage", ["CCoreImage", "CoreGraphics", "MaquetteUIKit"]),
    phase("Vision", ["CoreGraphics", "CoreImage"]),
    phase("UniformTypeIdentifiers"),
    phase("SwiftData", ["Maquette", "MacroExpansions", "SwiftUI"]),
    phase("UserNotifications", ["CoreLocation"]),
    phase("WidgetKit", ["Maquette", "SwiftUI"]),
    .macro(
      name: "MacroExpansions",
      dependencies: [
        "SwiftSyntax", "SwiftSyntaxBuilder", "SwiftSyntaxMacros", "SwiftCompilerPlugin",
        "SwiftDiagnostics",
      ].map(syntax),
      swiftSettings: strict),
    phase(
      "MaquetteTesting",
      [
        "PlainText", "Maquette", "FileAccess", "LayoutGeometry", "TextShaping",
        "CellViews",
        "PictureComparison", "LayoutSnapshots", "LayoutEdits", "Goldens", "PreviewRendering",
      ]),
    phase(
      "DrawingCommands",
      [
        "PlainText", "Diagnostics", "FileAccess", "Workers", "ChildProcesses", "LayoutGeometry",
        "CollectionLayouts", "TextShaping", "CairoRendering", "CellViews", "PictureComparison",
        "Goldens", "PreviewRendering",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    phase(
      "MaquetteDrawing",
      ["PlainText", "Workers", "CellViews", "PreviewRendering", "Maquette", "DrawingCommands"]),
    phaseWithPages(
      "MaquetteCommand",
      [
        "DrawingCommands",
        "Reviews", "ChildProcesses",
        "PlainText", "Diagnostics", "Workers", "FileAccess", "LayoutGeometry",
        "TextShaping", "ImageDecoding", "CellViews",
        "CairoRendering", "PreviewConfig", "PictureComparison", "PictureVerification",
        "Goldens",
        "PreviewRendering", "ConfigRendering", "ConfigLanguage", "SymbolDrawing", "Reports",
        "PageServer", "LivePreview", "HTTPStores",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    phase("MaquettePreviews", ["MaquetteDrawing", "MaquetteCommand"]),
    .executableTarget(
      name: "MaquetteTool", dependencies: ["MaquetteCommand"], swiftSettings: strict),

    // Linux has no sandbox around plugins, so that no permission is asked for.
    .plugin(
      name: "MaquettePlugin",
      capability: .command(
        intent: .custom(
          verb: "maquette",
          description:
            "Draw (render), compare (test), review or show (watch) the package's previews")),
      path: "Sources/MaquettePlugin"),

    // The tool that the plugin runs is built for this machine beside all else: it needs no more than the names
    // in catalogs. Xcode writes the symbols itself, and the tool is not built there.
    .executableTarget(
      name: "AssetSymbolsTool", dependencies: ["AssetCatalogs", "Diagnostics", "FileAccess"],
      swiftSettings: strict),
    .plugin(
      name: "GenerateAssetSymbols", capability: .buildTool(),
      dependencies: buildsOnLinux ? ["AssetSymbolsTool"] : [],
      path: "Sources/GenerateAssetSymbols"),

    // Writes the files of `Pages` folders as string literals. As SwiftPM's own embedded resources, which are
    // array literals of bytes, they would take the compiler a hundred times as long.
    .plugin(
      name: "PageEmbedding", capability: .buildTool(), path: "Sources/PageEmbedding",
      exclude: ["embed-pages"]),

    .target(
      name: "TestSupport", dependencies: ["ImageDecoding", "PNGEncoding", "CDeflate", "CImages"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    // What the tests of the library's products share.
    .target(
      name: "LibraryTestSupport", dependencies: ["LayoutGeometry", "CellViews", "Maquette"],
      path: "Tests/LibraryTestSupport", swiftSettings: strict),
    // The readers of untrusted input, as the fuzzer calls them.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Reports",
        "Diagnostics", "FileAccess", "LayoutGeometry", "DisplayList", "TextShaping",
        "ImageDecoding", "PNGEncoding", "CellViews",
        "CairoRendering", "ConfigLanguage", "AssetCatalogs", "Catalogs", "PreviewConfig",
        "PreviewRendering", "LayoutSnapshots", "LayoutEdits", "Goldens",
        "Maquette", "TestSupport",
        "CDeflate",
      ],
      path: "Tests/FuzzTargets", swiftSettings: strict),
    // The Swift samples' screens, which tests compare with the config samples.
    .target(
      name: "Screens", dependencies: ["Maquette", "MaquetteMacros", "MaquetteUIKit"],
      path: "Samples/SwiftPackage/Sources/Screens",
      swiftSettings: strict),
    // What people write in SwiftUI, UIKit and tests, as they write it.
    .target(
      name: "Idioms", dependencies: ["Maquette", "MaquetteMacros", "MaquetteUIKit"],
      path: "Tests/Idioms",
      exclude: ["README.md", "Testing"]),
    .target(
      name: "TestingIdioms", dependencies: ["Maquette", "MaquetteTesting"],
      path: "Tests/Idioms/Testing"),
    // What apps write under Apple's names, in the mode of Swift that most of them are in.
    .target(name: "Kit", path: "Tests/Unmodified/Kit"),
    .target(
      name: "Unmodified",
      dependencies: [
        "Kit", "SwiftUI", "UIKit", "AVKit", "AuthenticationServices", "Combine", "Charts",
        "CoreImage", "LocalAuthentication", "MapKit", "PhotosUI", "StoreKit", "SwiftData", "Vision",
        "WebKit", "WidgetKit",
      ],
      path: "Tests/Unmodified/App", resources: [.process("Assets.xcassets")],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["GenerateAssetSymbols"]),
    tests(of: "PlainText"),
    tests(of: "Diagnostics"),
    tests(of: "LoadedLibraries"),
    tests(of: "LocaleFormats"),
    tests(of: "FileAccess"),
    tests(of: "HTTPStores", ["PlainText", "FileAccess"]),
    tests(of: "Workers"),
    tests(of: "ChildProcesses"),
    tests(of: "PageServer", ["FileAccess"]),
    tests(of: "LayoutGeometry"),
    tests(of: "CollectionLayouts", ["LayoutGeometry"]),
    tests(of: "LinearConstraints", exclude: ["kiwi_systems.py", "systems.txt"]),
    tests(of: "DisplayList", ["LayoutGeometry"]),
    tests(of: "TextShaping", ["LayoutGeometry", "DisplayList"]),
    tests(
      of: "PNGEncoding", ["ImageDecoding", "CDeflate", "CPixels"], exclude: ["pixel_digest.py"]),
    tests(of: "ImageDecoding", ["PlainText", "LayoutGeometry", "CImages", "CDeflate"]),
    tests(
      of: "CellViews",
      ["LayoutGeometry", "CollectionLayouts", "DisplayList", "TextShaping", "ImageDecoding"]),
    tests(
      of: "Presentation",
      ["LayoutGeometry", "DisplayList", "TextShaping", "CellViews", "PreviewConfig"]),
    tests(
      of: "CairoRendering",
      ["PlainText", "LayoutGeometry", "DisplayList", "ImageDecoding", "PNGEncoding"],
      exclude: ["Formats/frame_digests.py"]),
    tests(
      of: "SymbolDrawing",
      ["Diagnostics", "LayoutGeometry", "TextShaping", "ImageDecoding", "CellViews"]),
    tests(
      of: "Catalogs",
      [
        "AssetCatalogs", "Diagnostics", "LayoutGeometry", "DisplayList", "TextShaping",
        "ImageDecoding", "CellViews",
      ]),
    tests(of: "ConfigLanguage", ["Diagnostics"]),
    tests(
      of: "PreviewConfig",
      [
        "PlainText", "Diagnostics", "FileAccess", "ConfigLanguage", "SymbolDrawing",
        "LayoutGeometry", "CollectionLayouts", "DisplayList", "TextShaping", "ImageDecoding",
        "CellViews",
      ]),
    tests(
      of: "PictureComparison",
      ["LayoutGeometry", "DisplayList", "ImageDecoding", "CairoRendering"],
      exclude: ["pixelmatch_counts.py"]),
    tests(
      of: "PictureVerification",
      [
        "LayoutGeometry", "DisplayList", "TextShaping", "ImageDecoding", "CellViews",
        "PreviewConfig", "PreviewRendering",
      ]),
    tests(of: "LayoutSnapshots", ["DisplayList", "LayoutGeometry"]),
    tests(of: "LayoutEdits", ["DisplayList", "LayoutGeometry", "LayoutSnapshots"]),
    tests(
      of: "InspectedParts", ["PlainText", "LayoutGeometry", "DisplayList", "LayoutSnapshots"]),
    tests(
      of: "Goldens",
      [
        "PlainText", "Diagnostics", "FileAccess", "LayoutGeometry", "DisplayList", "ImageDecoding",
        "PNGEncoding", "CairoRendering", "PictureComparison", "LayoutSnapshots", "LayoutEdits",
      ]),
    tests(
      of: "Reports",
      [
        "DisplayList", "ImageDecoding", "LayoutGeometry", "LayoutSnapshots", "LayoutEdits",
        "PlainText", "FileAccess", "PictureComparison", "Goldens",
      ]),
    tests(
      of: "PreviewRendering",
      [
        "PlainText", "Diagnostics", "LayoutGeometry", "CollectionLayouts", "DisplayList",
        "TextShaping", "CairoRendering", "ImageDecoding", "PNGEncoding",
        "CellViews", "PreviewConfig", "LayoutSnapshots", "LayoutEdits", "InspectedParts",
        "Goldens",
      ]),
    tests(
      of: "Reviews",
      ["PlainText", "Reports", "Diagnostics", "FileAccess", "PreviewConfig", "ConfigRendering"]),
    tests(
      of: "LivePreview",
      [
        "PlainText", "Diagnostics", "FileAccess", "Workers", "LayoutGeometry", "CellViews",
        "PreviewConfig",
        "PageServer", "Reports",
      ]),
    tests(
      of: "Maquette",
      [
        "Reviews",
        "FileAccess", "LayoutSnapshots", "LayoutGeometry", "CollectionLayouts",
        "DisplayList", "ImageDecoding", "TextShaping",
        "CellViews", "CairoRendering", "PreviewConfig", "PreviewRendering", "Screens",
        "MaquetteMacros", "MaquetteUIKit", "LibraryTestSupport",
      ],
      resources: [
        .copy("Catalogs/Assets.xcassets"), .copy("Catalogs/Localizable.xcstrings"),
      ]),
    tests(
      of: "MaquetteUIKit",
      ["LayoutGeometry", "CollectionLayouts", "CellViews", "Maquette", "LibraryTestSupport"]),
    tests(
      of: "SwiftUI",
      [
        "Combine", "CoreData", "CoreLocation", "MapKit", "Maquette", "MaquetteUIKit", "Unmodified",
        "LibraryTestSupport",
      ]),
    tests(
      of: "MaquetteTesting", ["PlainText", "Maquette", "PictureComparison", "Goldens"],
      exclude: ["__Snapshots__"]),
    tests(
      of: "MaquetteCommand",
      ["PlainText", "DrawingCommands", "CellViews", "Maquette", "Goldens", "PreviewConfig"]),
    tests(
      of: "Idioms",
      ["ImageDecoding", "CellViews", "PreviewConfig", "PreviewRendering", "Maquette"],
      exclude: ["Configs"]),
    tests(of: "FuzzTargets", exclude: ["Inputs"]),
    .testTarget(
      name: "TruthTests",
      dependencies: [
        "TestSupport", "ImageDecoding", "CellViews", "PreviewConfig", "PreviewRendering",
      ],
      path: "Tests/Truth", exclude: ["Cases"], swiftSettings: strict),
  ] + fuzzing + benchmarks
)

if let tested {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var kept: Set<String> = []
  var waiting = tested.map { $0.hasSuffix("Tests") ? $0 : $0 + "Tests" }
  for name in waiting { precondition(targets[name] != nil, "there is no target '\(name)'") }
  while let name = waiting.popLast() {
    guard kept.insert(name).inserted, let target = targets[name] else { continue }
    for case .some(let other) in target.dependencies.map(\.target) { waiting.append(other) }
    for case .plugin(let other, nil) in target.plugins ?? [] { waiting.append(other) }
  }
  package.targets.removeAll { !kept.contains($0.name) }
  package.products = []
}

extension Target.Dependency {
  /// The target of this package that is depended on; nil for a product of another package.
  var target: String? {
    switch self {
    case .targetItem(let name, _), .byNameItem(let name, _): name
    default: nil
    }
  }
}
