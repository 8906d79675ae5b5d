import CPango
import DisplayList

/// A face of the catalog whose file has been opened: its characters are known.
final class LoadedFace {
  let face: FontFamily.Face
  let fullName: String
  private let familyName: String
  /// OpenType's features that the face is drawn with unless a text asks for others, as `calt=0`; nil
  /// for those that the font declares.
  let features: String?
  private let keepsLetters: Bool
  let isEmoji: Bool
  /// Indicates whether the face has symbols or emoji, beside which spaces are the text's own.
  let isSymbols: Bool
  /// Indicates whether the face has all of printable ASCII.
  let coversASCII: Bool
  private let source: FontPattern
  private let characters: OpaquePointer

  /// Opens the face's file.
  ///
  /// - Throws: `FontError` if the file is missing or is not a font.
  init(_ face: FontFamily.Face, of family: FontFamily) throws {
    guard let source = FontPattern(file: face.file, index: face.index),
      let characters = source.characters
    else {
      if let package = family.debianPackage, !FontFile(path: face.file).exists {
        throw FontError.notInstalled(file: face.file, package: package)
      }
      throw FontFile(path: face.file).failure
    }
    self.face = face
    self.source = source
    self.characters = characters
    fullName =
      source.englishString(FC_FULLNAME, languages: FC_FULLNAMELANG)
      ?? family.name + " " + face.style
    familyName = family.name
    features = family.features
    keepsLetters = family.keepsLetters
    isEmoji = family.role == .emoji
    isSymbols = isEmoji || family.role == .symbols
    coversASCII = (0x20..<0x7F).allSatisfy { FcCharSetHasChar(characters, $0) != 0 }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Returns the face as the display list names it, with the synthesised styles of a request for
  /// `weight` and `isItalic`.
  ///
  /// - Parameter isSized: True if the size of a text has chosen the face.
  func fontFace(weight: Int, isItalic: Bool, isSized: Bool) -> FontFace {
    FontFace(
      name: fullName, file: face.file, index: face.index, family: familyName,
      weight: face.weight, isItalic: face.isItalic,
      isSlanted: isItalic && !face.isItalic && !isEmoji,
      // Semibold is the lightest weight that reads as bold beside regular.
      isEmboldened: weight >= 600 && face.weight < 600 && !isEmoji,
      nameAtSmallSizes: isSized ? nameAtSmallSizes : nil, keepsLetters: keepsLetters)
  }

  /// The name of the default family's face in the same style.
  private var nameAtSmallSizes: String? {
    fullName.hasPrefix(familyName + " ")
      ? FontFamily.defaultName + fullName.dropFirst(familyName.count) : nil
  }

  /// Returns a pattern of this face alone under the family name `alias`, for a private
  /// configuration.
  ///
  /// It declares every face scalable: Noto Color Emoji has bitmaps of one size only, and fontconfig
  /// would otherwise shape at that size and need a rule to scale it back.
  ///
  /// - Precondition: There is memory for it.
  func pattern(alias: String) -> FontPattern {
    let pattern = FontPattern()
    let target = pattern.pointer
    // The pattern copies strings and takes its own reference of the set of characters.
    var isComplete = [
      FcPatternAddString(target, FC_FAMILY, alias),
      FcPatternAddString(target, FC_FILE, face.file),
      FcPatternAddInteger(target, FC_INDEX, Int32(face.index)),
      FcPatternAddCharSet(target, FC_CHARSET, characters),
      FcPatternAddBool(target, FC_SCALABLE, 1),
    ]
    if isEmoji {
      // The family that Pango asks for where a text shows emoji.
      isComplete.append(FcPatternAddString(target, FC_FAMILY, "emoji"))
    }
    if let features {
      isComplete.append(FcPatternAddString(target, FC_FONT_FEATURES, features))
    }
    if let format = source.string(FC_FONTFORMAT) {
      isComplete.append(FcPatternAddString(target, FC_FONTFORMAT, format))
    }
    precondition(
      isComplete.allSatisfy { $0 != 0 }, "fontconfig has no memory for \(face.file)")
    return pattern
  }
}
