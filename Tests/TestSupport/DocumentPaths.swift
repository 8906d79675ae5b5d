/// The pages that come with the sources, relative to the package's folder, as in `docs/goldens.md`.
package let documentPaths: [String] =
  ["README.md", "CONTRIBUTING.md", "Samples/README.md"]
  + ["docs", "docs/config"].flatMap { folder in
    listFolder("\(repository)/\(folder)").filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
  }
