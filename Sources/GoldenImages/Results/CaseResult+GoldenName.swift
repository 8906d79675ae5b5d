import FileAccess

/// True if a case's suite is the path of a config, and not a test's.
func isConfig(_ suite: String) -> Bool {
  [".yaml", ".yml", ".json"].contains { suite.hasSuffix($0) }
}

extension CaseResult {
  /// The golden's path without `__Snapshots__` and `.png`, as in `Samples/cards/cards.dark`: what
  /// names the case among those of all configs.
  package var goldenName: String {
    let path = golden.split(separator: "/").filter { $0 != GoldenPlace.folderName }
      .joined(separator: "/")
    return path.hasSuffix(".png") ? String(path.dropLast(4)) : path
  }

  /// True for a case that is changed though it has the pixels of its golden: the layout's text beside
  /// that is not its own.
  package var hasGoldensPixels: Bool {
    verdict == .changed && form == .picture && difference == nil
  }

  /// The path of the file that holds the golden: the picture, or the digests of its config.
  package var goldenFile: String {
    switch form {
    case .picture: golden
    case .hash: folder(of: golden) + "/" + digestsName
    }
  }
}
