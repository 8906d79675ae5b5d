import Diagnostics
import FileAccess
import PlainText

/// The texts of a config and of the files that it includes with values set in them: one change,
/// which is written whole or not at all.
package struct ConfigEdits: Sendable {
  /// A file that changes.
  private struct Part: Sendable {
    var path: String
    var before: [UInt8]
    var edit: ConfigEdit
  }

  private let parts: [Part]

  /// The names of the files, in the order of their first values.
  package let files: [String]

  /// Sets values, each in the file that it is written in.
  ///
  /// - Parameters:
  ///   - settings: Values with the ways to them, as in `canvas.width=320`, and for a file that is
  ///     included as in `theme.yaml:colors.brand=red`.
  ///   - path: The config.
  ///   - label: What diagnostics and the diff call it.
  ///   - included: The files that it includes.
  ///   - folders: The folders that included files may be written in, without symbolic links.
  /// - Throws: `FileError` for a file that cannot be read; `Diagnostics` for what is wrong with a
  ///   setting, and for a file that is not included, is in none of the folders, or that a symbolic
  ///   link leads to.
  package init(
    _ settings: [String], at path: String, label: String, including included: [IncludedFile],
    within folders: [String]
  ) throws {
    var files: [String?] = []
    for file in settings.map(Overrides.includedFile) where !files.contains(file) {
      files.append(file)
    }
    let home = realPath(folder(of: path))
    var names: [String] = []
    parts = try files.map { name in
      var (place, title) = (path, label)
      if let name {
        guard let file = included.first(where: { $0.name == name }) else {
          throw Self.refusal(of: name, "the config does not include it")
        }
        if let reason = file.refusal(in: folders, from: home ?? "/") {
          throw Self.refusal(of: name, reason)
        }
        (place, title) = (file.path, file.label)
      }
      names.append(title)
      let own = settings.filter { Overrides.includedFile(of: $0) == name }
        .map { String($0.dropFirst(name.map { $0.count + 1 } ?? 0)) }
      let bytes = try readRegularFile(place, limit: ConfigFile.sizeLimit)
      return Part(
        path: place, before: bytes, edit: try ConfigEdit(own, in: bytes, file: title))
    }
    self.files = names
  }

  /// How the texts differ from those before, as unified diffs one after the other.
  package var diff: String { parts.map(\.edit.diff).joined() }

  /// What represents all texts before.
  package var digest: String { parts.map(\.edit.digest).joined(separator: "-") }

  /// Writes the texts in the place of those before.
  ///
  /// - Parameter digest: That of the texts that the change was shown for.
  /// - Returns: What puts the texts back.
  /// - Throws: `FileError`, for example when a file has changed since; all files are then what they
  ///   were.
  package func write(expecting digest: String) throws -> EarlierTexts {
    if digest != self.digest, let first = parts.first { throw FileError.changed(first.path) }
    var earlier = EarlierTexts()
    do {
      for part in parts {
        try part.edit.write(to: part.path, expecting: part.edit.digest)
        earlier.add(part.before, of: part.path, replacedBy: part.edit.bytes)
      }
    } catch {
      // The first error is the one to report; a file that changed meanwhile keeps its change.
      try? earlier.putBack()
      throw error
    }
    return earlier
  }

  private static func refusal(of name: String, _ reason: String) -> Diagnostics {
    Diagnostics([Diagnostic(at: nil, "cannot write '\(excerpt(of: name))': \(reason)")])
  }
}

/// The texts of files before a change of them.
package struct EarlierTexts: Sendable {
  private var files: [(path: String, bytes: [UInt8], digest: String)] = []

  /// Adds a file with its bytes before a change and after it.
  fileprivate mutating func add(_ bytes: [UInt8], of path: String, replacedBy new: [UInt8]) {
    files.append((path, bytes, sha256(new)))
  }

  /// Puts the texts back.
  ///
  /// - Throws: `FileError` if one of the files has changed since the change; all are then left as
  ///   they are.
  package func putBack() throws {
    for file in files {
      guard try sha256(readRegularFile(file.path)) == file.digest else {
        throw FileError.changed(file.path)
      }
    }
    for file in files {
      try AtomicFile.replace(file.path, with: file.bytes, expecting: file.digest)
    }
  }
}

extension IncludedFile {
  /// Why the file's values are not written for a config; nil if they are.
  ///
  /// - Parameters:
  ///   - folders: The folders that may be written in, without symbolic links.
  ///   - home: The config's own folder, without symbolic links.
  package func refusal(in folders: [String], from home: String) -> String? {
    // The config names the way; a link on it may lead to where nobody expects a change.
    guard normalizedPath(name, from: home) == path else { return "a symbolic link leads to it" }
    guard folders.contains(where: { relativePath(path, below: $0) != nil }) else {
      return "it is outside the config's folder"
    }
    return nil
  }
}
