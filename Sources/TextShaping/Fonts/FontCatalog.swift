import CPango
import FileAccess
import PlainText

/// The pinned fonts: their families in fallback order.
package struct FontCatalog: Hashable, Sendable {
  /// Folders with the config's own fonts, before the pinned ones; a relative path starts at the
  /// working directory.
  package var folders: [String]
  /// The pinned families, whose files Debian packages install.
  package var pinned: [FontFamily]

  /// Creates a catalog of the pinned fonts after those in `folders`.
  package init(folders: [String] = []) {
    self.folders = folders
    pinned = FontFamily.pinned
  }

  // Each case of a run asks for the shaper of its catalog, and most pinned families are the same:
  // they are compared without reading, but hashed one by one.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(folders)
    hasher.combine(pinned.count)
  }

  /// Returns all fonts, with the families in fallback order.
  ///
  /// A family for a design, or for large sizes, that is not installed is left out.
  ///
  /// - Throws: `FontError` if another font is missing or cannot be read.
  /// - Complexity: A few hundred bytes are read from each file; some 300 files.
  package func fonts() throws -> [CatalogFont] {
    try Self.fonts(
      of: families().filter { family in
        switch family.role {
        case .design, .display: family.isInstalled
        case .text, .script, .ideographs, .symbols, .emoji: true
        }
      })
  }

  /// Returns the folders' own fonts, with the families in fallback order.
  ///
  /// - Throws: `FontError` if a folder or a font in it cannot be read, or a folder has no font.
  package func ownFonts() throws -> [CatalogFont] {
    try Self.fonts(of: FontFamily.families(inFolders: folders))
  }

  /// The pinned families' names, in fallback order; no file is read.
  package var pinnedNames: [String] { pinned.map(\.name) }

  private static func fonts(of families: [FontFamily]) throws -> [CatalogFont] {
    try families.flatMap { family in
      try family.faces.map { face in
        let file = FontFile(path: face.file)
        if let package = family.debianPackage, !file.exists {
          throw FontError.notInstalled(file: face.file, package: package)
        }
        return CatalogFont(
          family: family.name, style: face.style,
          fileName: String(face.file.split(separator: "/").last ?? ""),
          debianPackage: family.debianPackage, digest: try file.digest(ofFace: face.index))
      }
    }
  }

  /// Returns a digest of a list that `fonts()` has made: SHA-256 over the families, styles and digests, 64 hexadecimal
  /// digits.
  ///
  /// Two machines with the same fingerprint draw the same letters.
  package static func fingerprint(of fonts: [CatalogFont]) -> String {
    let list = fonts.map { "\($0.family)\t\($0.style)\t\($0.digest)\n" }.joined()
    return sha256(Array(list.utf8))
  }

  /// Returns all families, the folders' own first, each in fallback order.
  ///
  /// - Throws: `FontError` if a folder or a font in it cannot be read, or a folder has no font.
  package func families() throws -> [FontFamily] {
    try FontFamily.families(inFolders: folders) + pinned
  }
}

/// One font of the catalog, as `maquette fonts` lists it.
package struct CatalogFont: Hashable, Sendable {
  /// As in `Noto Sans Arabic`.
  package var family: String
  /// As in `SemiBold`.
  package var style: String
  /// The file's name, without its folder.
  package var fileName: String
  /// The Debian package that installs the font; nil for a font from a config's own folder.
  package var debianPackage: String?
  /// The font's digest, as `FontFace.digest()` returns it.
  package var digest: String
}

extension FontFamily {
  /// Returns the families of the font files in `folders`, in the order of the folders and of their
  /// files' names; a family whose files are in several folders has the styles of all.
  ///
  /// Files without a font's extension are ignored; folders within are not entered.
  ///
  /// - Throws: `FontError` if a folder cannot be listed, has no font or over 1,000, or a font in it
  ///   cannot be read.
  fileprivate static func families(inFolders folders: [String]) throws -> [FontFamily] {
    var names: [String] = []
    var faces: [String: [Face]] = [:]
    for folder in folders {
      for file in try fontFiles(inFolder: folder) {
        for (family, face) in try self.faces(inFile: folder + "/" + file) {
          if faces[family] == nil { names.append(family) }
          faces[family, default: []].append(face)
        }
      }
    }
    return names.map {
      FontFamily(name: $0, debianPackage: nil, faces: faces[$0, default: []], role: .text)
    }
  }

  /// Returns whether a file's name ends with a font's extension: otf, otc, ttf or ttc.
  package static func isFontFile(_ name: String) -> Bool {
    [".otf", ".otc", ".ttf", ".ttc"].contains(name.suffix(4).lowercased())
  }

  private static func fontFiles(inFolder folder: String) throws -> [String] {
    // Bounds the time that a run can be kept busy by a path of the wrong folder.
    let limit = 1000
    guard let names = try? names(inFolder: folder).filter(isFontFile) else {
      throw FontError.unreadableFolder(folder)
    }
    guard names.count <= limit else {
      throw FontError.tooManyFiles(folder: folder, limit: limit)
    }
    guard !names.isEmpty else { throw FontError.noFonts(folder: folder) }
    return names
  }

  private static func faces(inFile file: String) throws -> [(family: String, face: Face)] {
    // FreeType would wait for the writer of a pipe.
    guard FontFile(path: file).isRegular, let first = FontPattern(file: file, index: 0) else {
      throw FontFile(path: file).failure
    }
    return (0..<max(first.faceCount, 1)).compactMap { index in
      guard let pattern = index == 0 ? first : FontPattern(file: file, index: index),
        let family = pattern.englishString(FC_FAMILY, languages: FC_FAMILYLANG),
        pattern.characters != nil
      else { return nil }
      let style = pattern.englishString(FC_STYLE, languages: FC_STYLELANG) ?? "Regular"
      let weight = pattern.number(FC_WEIGHT).map(FcWeightToOpenTypeDouble) ?? 400
      return (
        family,
        Face(
          style: style, file: file, index: index, weight: Int(min(max(weight, 1), 1000)),
          isItalic: (pattern.number(FC_SLANT) ?? 0) > 0)
      )
    }
  }
}

/// A reason why a font of the catalog cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// `file` of a pinned font is missing; the Debian package `package` installs it.
  case notInstalled(file: String, package: String)
  /// `file` exists but is not a font, or the system refuses to open it: `code` is the number of its
  /// reason, as in `EMFILE`, or 0 for a file that is not a font.
  case unreadable(file: String, code: Int32 = 0)
  /// Pango needs a thread for its fonts, which the system refuses; `code` is the number of its
  /// reason, as in `EAGAIN`.
  case noThread(code: Int32)
  /// No family of the catalog has this name; `known` lists the names there are, as one would
  /// suggest them.
  case unknownFamily(String, known: [String])
  /// The font folder cannot be listed: it is missing, is not a folder, or may not be read.
  case unreadableFolder(String)
  /// No file in the font folder has a font's extension.
  case noFonts(folder: String)
  /// The font folder holds more than `limit` files.
  case tooManyFiles(folder: String, limit: Int)
}
