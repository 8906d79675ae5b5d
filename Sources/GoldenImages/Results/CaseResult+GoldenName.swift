import FileAccess

extension CaseResult {
  /// The golden's path without `__Snapshots__` and `.png`, as in `Samples/cards/cards.dark`: what
  /// names the case among those of all configs.
  package var goldenName: String {
    let path = golden.split(separator: "/").filter { $0 != GoldenPlace.folderName }
      .joined(separator: "/")
    return path.hasSuffix(".png") ? String(path.dropLast(4)) : path
  }

  /// The path of the file that holds the golden: the picture, or the digests of its config.
  package var goldenFile: String {
    switch form {
    case .picture: golden
    case .hash: folder(of: golden) + "/" + digestsName
    }
  }
}
