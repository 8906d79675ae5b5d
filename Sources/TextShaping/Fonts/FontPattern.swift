import CPango

/// What fontconfig reads from one face of a font file: its names, its format, its characters.
///
/// Wraps `FcPattern`: made by `init`, released by `deinit`. Only the file is read; no
/// configuration, cache or environment variable plays a part.
final class FontPattern {
  let pointer: OpaquePointer
  /// How many faces the file holds.
  let faceCount: Int

  /// Reads face `index` of `file`; nil if there is none that FreeType can read.
  init?(file: String, index: Int) {
    guard let id = UInt32(exactly: index) else { return nil }
    var count: Int32 = 0
    // "Constructs a pattern representing the 'id'th face in 'file'": the caller destroys it.
    guard let pointer = FcFreeTypeQuery(file, id, nil, &count) else { return nil }
    self.pointer = pointer
    faceCount = Int(count)
  }

  /// An empty pattern.
  ///
  /// - Precondition: There is memory for it.
  init() {
    guard let pointer = FcPatternCreate() else {
      preconditionFailure("fontconfig has no memory for a pattern")
    }
    self.pointer = pointer
    faceCount = 0
  }

  deinit {
    FcPatternDestroy(pointer)
  }

  /// The `position`th string of `object`; nil if there are fewer.
  func string(_ object: String, at position: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    // "The value returned is not a copy, but rather refers to the data stored within the pattern."
    guard FcPatternGetString(pointer, object, position, &value) == FcResultMatch, let value
    else { return nil }
    return String(cString: value)
  }

  /// The first number of `object`; nil if there is none.
  func number(_ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pointer, object, 0, &value) == FcResultMatch ? value : nil
  }

  /// The English one of the strings of `object`, whose languages stand under `languages`; the
  /// first one if none is English.
  func englishString(_ object: String, languages: String) -> String? {
    var position: Int32 = 0
    while let language = string(languages, at: position) {
      if language == "en" { return string(object, at: position) }
      position += 1
    }
    return string(object)
  }

  /// The characters of the face; the pattern owns the set.
  var characters: OpaquePointer? {
    var value: OpaquePointer?
    // "The value returned is not a copy, but rather refers to the data stored within the pattern."
    return FcPatternGetCharSet(pointer, FC_CHARSET, 0, &value) == FcResultMatch ? value : nil
  }
}
