import CPango
import Glibc

extension FontFamily {
  /// The families of the font files that stand in `folder`, in the order of their files' names.
  ///
  /// Files that do not end in otf, otc, ttf or ttc are passed over; folders within are not entered.
  ///
  /// - Throws: `FontError` if the folder cannot be listed, holds over 1,000 files, or a font in it
  ///   cannot be read.
  static func families(inFolder folder: String) throws -> [FontFamily] {
    var names: [String] = []
    var faces: [String: [Face]] = [:]
    for file in try fontFiles(inFolder: folder) {
      for (family, face) in try self.faces(inFile: folder + "/" + file) {
        if faces[family] == nil { names.append(family) }
        faces[family, default: []].append(face)
      }
    }
    return names.map {
      FontFamily(name: $0, debianPackage: nil, faces: faces[$0, default: []], role: .text)
    }
  }

  private static func fontFiles(inFolder folder: String) throws -> [String] {
    // A bound on how long a run can be kept busy by a path that points at the wrong folder.
    let limit = 1000
    guard let stream = opendir(folder) else { throw FontError.unreadableFolder(folder) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      let ending = name.suffix(4).lowercased()
      guard [".otf", ".otc", ".ttf", ".ttc"].contains(ending) else { continue }
      names.append(name)
      if names.count > limit { throw FontError.tooManyFiles(folder: folder, limit: limit) }
    }
    return names.sorted()
  }

  private static func faces(inFile file: String) throws -> [(family: String, face: Face)] {
    guard let first = FontPattern(file: file, index: 0) else {
      throw FontError.unreadable(file: file)
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
