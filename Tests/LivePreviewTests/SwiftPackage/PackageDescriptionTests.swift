import LivePreview
import TestSupport
import Testing

@Suite struct PackageDescriptionTests {
  private static let output = """
    {
      "dependencies" : [
        { "identity" : "maquette", "path" : "/code/maquette", "type" : "fileSystem" },
        { "identity" : "swift-nio", "type" : "sourceControl", "url" : "https://example.org/nio" }
      ],
      "name" : "App",
      "path" : "/code/app",
      "products" : [
        { "name" : "App", "targets" : [ "App" ], "type" : { "library" : [ "automatic" ] } },
        { "name" : "previews", "targets" : [ "previews" ], "type" : { "executable" : null } }
      ],
      "targets" : [
        {
          "c99name" : "my_app", "name" : "my-app", "path" : "Sources/App",
          "sources" : [ "Cards.swift", "Views/Row.swift" ], "type" : "library"
        },
        {
          "c99name" : "AppTests", "name" : "AppTests", "path" : "Tests/AppTests",
          "sources" : [ ], "type" : "test"
        }
      ],
      "tools_version" : "6.2"
    }
    """

  @Test func `programs, targets and packages on the disk are known`() throws {
    let package = try #require(PackageDescription(Array(Self.output.utf8)))
    expect(package.folder, equals: "/code/app")
    expect(package.programs, equals: ["previews"])
    expect(package.localPackages, equals: ["/code/maquette"])
    expect(
      package.targets.map(\.folder), equals: ["/code/app/Sources/App", "/code/app/Tests/AppTests"])
    expect(package.targets.map(\.isTest), equals: [false, true])
  }

  @Test func `the file of a trap is found by its module and name`() throws {
    let package = try #require(PackageDescription(Array(Self.output.utf8)))
    expect(
      package.source(named: "my_app/Row.swift"), equals: "/code/app/Sources/App/Views/Row.swift")
    #expect(package.source(named: "Swift/Array.swift") == nil)
    #expect(package.source(named: "my_app/Other.swift") == nil)
  }

  @Test(arguments: ["", "{}", "[1]", "warning: something"])
  func `anything else is not a description`(_ output: String) {
    #expect(PackageDescription(Array(output.utf8)) == nil)
  }

  @Test func `changes of sources and manifests matter, and those of all else do not`() throws {
    let folder = try TemporaryFolder()
    for file in ["Sources/App/Cards.swift", "Sources/App/Views/Row.swift", "Tests/AppTests/a"] {
      try folder.write("", to: file)
    }
    let text = Self.output.split(separator: "/code/app").joined(separator: folder.path)
    let sources = PackageSources([try #require(PackageDescription(Array(text.utf8)))])
    expect(
      sources.folders,
      equals: Set(["", "/Sources/App", "/Sources/App/Views"].map { folder.path + $0 }))
    let matters = { (name: String) in sources.areAffected(by: [folder.file(name)]) }
    #expect(matters("Sources/App/Cards.swift"))
    #expect(matters("Sources/App/Views/New.swift"))
    #expect(matters("Sources/App"))
    #expect(matters("Package.swift"))
    #expect(matters("Package@swift-6.3.swift"))
    #expect(!matters("README.md"))
    #expect(!matters("Sources/App/.Cards.swift.swp"))
    #expect(!matters("Sources/App/Cards.swift~"))
    #expect(sources.areManifestsAffected(by: [folder.file("Package.resolved")]))
    #expect(!sources.areManifestsAffected(by: [folder.file("Sources/App/Cards.swift")]))
  }
}
