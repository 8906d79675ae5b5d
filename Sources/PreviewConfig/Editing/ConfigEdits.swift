package import FileAccess

/// The texts of a config and its included files with values set in them, as one change.
package struct ConfigEdits: Sendable {
  private let edits: [ConfigEdit]
  private let changes: FileChanges
  private let path: String

  /// The names of the files, in the order of their first values.
  package let files: [String]

  /// A file with the values to set in it.
  private struct Target {
    var path: String
    var label: String
    var settings: [String]
  }

  /// Sets values, each in the file that contains it.
  ///
  /// - Parameters:
  ///   - settings: Values with the paths to them, as in `canvas.width=320`, and in an included file
  ///     as in `theme.yaml:colors.brand=red`.
  ///   - path: The config's path.
  ///   - label: Its name in diagnostics and the diff.
  ///   - included: The files that it includes.
  ///   - folders: The folders with writable included files, without symbolic links.
  /// - Throws: `FileError` for a file that cannot be read; `Diagnostics` for an invalid setting,
  ///   and for a file that is not included, is outside the folders, or is behind a symbolic link.
  package init(
    _ settings: [String], at path: String, label: String, including included: [IncludedFile],
    within folders: [String]
  ) throws {
    let home = realPath(folder(of: path)) ?? "/"
    // A file that is included by two names is one.
    var targets: [Target] = []
    for setting in settings {
      var (place, title, own) = (path, label, setting)
      if let name = Overrides.includedFile(of: setting) {
        guard let file = included.first(where: { $0.name == FileLoader.name(of: name, from: nil) })
        else {
          throw ConfigEdit.refusal(of: name, "the config does not include it")
        }
        if let reason = file.refusal(in: folders, from: home) {
          throw ConfigEdit.refusal(of: name, reason)
        }
        (place, title, own) = (file.path, file.label, String(setting.dropFirst(name.count + 1)))
      }
      if let index = targets.firstIndex(where: { $0.path == place }) {
        targets[index].settings.append(own)
      } else {
        targets.append(Target(path: place, label: title, settings: [own]))
      }
    }
    var edits: [ConfigEdit] = []
    var changes = FileChanges()
    for target in targets {
      let bytes = try readRegularFile(target.path, limit: ConfigFile.sizeLimit)
      let edit = try ConfigEdit(target.settings, in: bytes, file: target.label)
      edits.append(edit)
      changes.add(target.path, from: bytes, to: edit.bytes)
    }
    self.edits = edits
    self.changes = changes
    self.path = path
    files = targets.map(\.label)
  }

  /// The changes of the texts, as consecutive unified diffs.
  package var diff: String { edits.map(\.diff).joined() }

  /// The digests of all texts before, joined.
  package var digest: String { edits.map(\.digest).joined(separator: "-") }

  /// Replaces the texts on disk, as `FileChanges.apply()` does.
  ///
  /// - Parameter digest: The digest of the texts for which the change was shown.
  /// - Returns: The changes that restore the texts.
  /// - Throws: `FileError`, for example when a file has changed since.
  package func write(expecting digest: String) throws -> FileChanges {
    guard digest == self.digest else { throw FileError.changed(path) }
    try changes.apply()
    return changes.inverse
  }
}

extension IncludedFile {
  /// Returns the reason why the file's values are not written for a config; nil if they are.
  ///
  /// - Parameters:
  ///   - folders: The writable folders, without symbolic links.
  ///   - home: The config's own folder, without symbolic links.
  package func refusal(in folders: [String], from home: String) -> String? {
    // The config names the path; a link on it may lead to an unexpected place, also one that has
    // replaced a folder since the file was read.
    guard normalizedPath(name, from: home) == path, realPath(path) ?? path == path else {
      return "a symbolic link leads to it"
    }
    guard folders.contains(where: { relativePath(path, below: $0) != nil }) else {
      return "it is outside the config's folder"
    }
    return nil
  }
}
