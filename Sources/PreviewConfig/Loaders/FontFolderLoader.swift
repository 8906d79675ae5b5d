import Diagnostics
import FileAccess
import PlainText
import Synchronization
import TextShaping

/// A folder with fonts of a config's own, all of which were read.
struct FontFolder: Hashable, Sendable {
  /// The folder's path: absolute, without symbolic links.
  let path: String
  /// The names of the families in it.
  let families: [String]
}

/// Reads the folders of fonts that a config names, each once.
///
/// One loader serves all workers of a run.
final class FontFolderLoader: Sendable {
  /// The largest font file in bytes: fonts of all ideographs in all weights have some 150 MB.
  private static let longestFile = 256 << 20
  private static let fileLimit = 1000

  private let files: FileLoader
  private let sandbox: PathSandbox
  private let folders = Mutex<[String: FontFolder]>([:])

  /// Creates a loader that reads through another, in the same sandbox.
  init(_ files: FileLoader, sandbox: PathSandbox) {
    self.files = files
    self.sandbox = sandbox
  }

  /// Returns the folder with its families, after checking that all its fonts are readable.
  ///
  /// Folders inside it are not searched. `files` records the contents of its fonts.
  ///
  /// - Throws: `Diagnostic` at `place` for a folder that cannot be opened or has no font, and for
  ///   the first font that cannot be opened, leaves the sandbox, or is invalid.
  func folder(
    _ path: String, from place: SourceRange?
  ) throws(Diagnostic) -> FontFolder {
    if let known = folders.withLock({ $0[path] }) { return known }
    let real = try sandbox.resolve(path, from: place)
    let names = try fontNames(in: real, path, place)
    // The bytes are only digested here; a link in the folder must not lead out of the sandbox.
    for name in names {
      _ = try files.bytes(of: "\(path)/\(name)", limit: Self.longestFile, from: place)
    }
    do {
      let fonts = try FontCatalog(folders: [real]).ownFonts()
      let folder = FontFolder(path: real, families: Set(fonts.map(\.family)).sorted())
      folders.withLock { $0[path] = folder }
      return folder
    } catch FontError.unreadable(let file, let code) {
      let name = file.split(separator: "/").last.map(String.init) ?? file
      throw Diagnostic(
        at: place,
        "cannot read '\(excerpt(of: "\(path)/\(name)"))': "
          + (code == 0 ? "it is not a font" : FileError("read", file, code: code).reason))
    } catch {
      throw Diagnostic(at: place, "cannot read the fonts in '\(excerpt(of: path))'")
    }
  }

  /// Returns the names of the fonts in a folder, in order.
  private func fontNames(
    in real: String, _ path: String, _ place: SourceRange?
  ) throws(Diagnostic) -> [String] {
    let all: [String]
    do throws(FileError) {
      all = try FileAccess.names(inFolder: real)
    } catch {
      throw Diagnostic(
        at: place, "cannot open the folder '\(excerpt(of: path))': \(error.reason)")
    }
    let names = all.filter(FontFamily.isFontFile).sorted()
    guard !names.isEmpty else {
      throw Diagnostic(
        at: place, "no font is in '\(excerpt(of: path))'",
        suggestion: "fonts end in .otf, .ttf, .otc or .ttc")
    }
    guard names.count <= Self.fileLimit else {
      throw Diagnostic(
        at: place,
        "'\(excerpt(of: path))' holds \(names.count) fonts, at most \(Self.fileLimit) are read")
    }
    return names
  }
}

/// The families that a preview's texts may name.
struct FontFamilyNames: Sendable {
  private static let pinned = FontCatalog().pinnedNames
  /// Computed once: each config of a run reads it.
  private static let foldedPinned = Set(pinned.map { $0.lowercased() })

  private let own: [String]
  private let foldedOwn: Set<String>

  /// Creates the pinned families, and those of a preview's own folders.
  init(own folders: [FontFolder] = []) {
    own = folders.flatMap(\.families)
    foldedOwn = Set(own.map { $0.lowercased() })
  }

  /// Returns whether there is a family of the name, ignoring case.
  func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    return Self.foldedPinned.contains(name) || foldedOwn.contains(name)
  }

  /// Returns a suggestion for an unknown family.
  func suggestion(for name: String) -> String {
    PlainText.suggestion(for: name, among: own + Self.pinned)
      ?? listing("the families of 'fonts' are", own)
      ?? "name a folder with its files under 'fonts'; 'maquette fonts' lists the pinned families"
  }
}
