import PlainText

/// The facts about a package from `swift package describe`: its programs, and the places of its
/// sources.
package struct PackageDescription: Hashable, Sendable {
  /// A target.
  package struct Target: Hashable, Sendable {
    /// The module that its sources are compiled to.
    package var module: String
    /// The folder of its sources, absolute.
    package var folder: String
    /// The sources, by their paths in the folder.
    package var sources: [String]
    /// Indicates whether it is a target of tests, which programs do not contain.
    package var isTest: Bool
  }

  /// The package's folder, absolute.
  package var folder: String
  /// The names of the programs that can be built, in their order.
  package var programs: [String]
  /// The targets.
  package var targets: [Target]
  /// The folders of its dependencies that are edited on this machine's disk.
  package var localPackages: [String]

  /// Parses the command's JSON; nil for anything else.
  package init?(_ output: [UInt8]) {
    var reader = JSONReader(output, valueLimit: 5_000_000)
    let document = try? reader.readDocument { reader throws(JSONMistake) in
      try JSONValue(&reader)
    }
    guard let document, let folder = document["path"]?.string,
      let targets = document["targets"]?.array, let products = document["products"]?.array
    else { return nil }
    self.folder = folder
    self.targets = targets.compactMap { Target($0, in: folder) }
    programs = products.compactMap { product in
      product["type"]?["executable"] == nil ? nil : product["name"]?.string
    }
    localPackages = (document["dependencies"]?.array ?? []).compactMap { dependency in
      dependency["type"]?.string == "fileSystem" ? dependency["path"]?.string : nil
    }
  }

  /// Returns the package's source with a trap's name for it: `Module/File.swift`.
  package func source(named name: String) -> String? {
    let words = name.split(separator: "/")
    guard let module = words.first, let file = words.last, words.count == 2 else { return nil }
    for target in targets where target.module == module {
      let path = target.sources.first { $0 == file || $0.hasSuffix("/" + file) }
      if let path { return target.folder + "/" + path }
    }
    return nil
  }
}

extension PackageDescription.Target {
  fileprivate init?(_ json: JSONValue, in folder: String) {
    guard let path = json["path"]?.string, let name = json["name"]?.string else { return nil }
    module = json["c99name"]?.string ?? name
    self.folder = path.hasPrefix("/") ? path : path == "." ? folder : folder + "/" + path
    sources = (json["sources"]?.array ?? []).compactMap(\.string)
    isTest = json["type"]?.string == "test"
  }
}
