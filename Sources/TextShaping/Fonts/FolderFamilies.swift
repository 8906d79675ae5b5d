import CPango
import FileAccess

extension FontFamily {
  /// The families of the font files that stand in `folders`, in the order of the folders and of
  /// their files' names; one whose files stand in several folders has the styles of all.
  ///
  /// Files that are not named as fonts are passed over; folders within are not entered.
  ///
  /// - Throws: `FontError` if a folder cannot be listed, has no font or over 1,000, or a font in it
  ///   cannot be read.
  static func families(inFolders folders: [String]) throws -> [FontFamily] {
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

  /// True for the name of a font's file: one that ends in otf, otc, ttf or ttc.
  package static func isFontFile(_ name: String) -> Bool {
    [".otf", ".otc", ".ttf", ".ttc"].contains(name.suffix(4).lowercased())
  }

  private static func fontFiles(inFolder folder: String) throws -> [String] {
    // A bound on how long a run can be kept busy by a path that points at the wrong folder.
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
