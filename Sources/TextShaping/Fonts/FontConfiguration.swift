import CPango

/// A private fontconfig configuration that knows the faces of one stack and nothing else.
///
/// Wraps `FcConfig`: made by `init`, released by `deinit`. It reads no file of the machine's and
/// none of the user's, and writes none.
final class FontConfiguration {
  let pointer: OpaquePointer

  /// Creates the configuration of `patterns`, in their order.
  ///
  /// - Precondition: There is memory for it.
  init(_ patterns: [FontPattern]) {
    // "Creates an empty configuration": FcConfigDestroy gives it back.
    guard let pointer = FcConfigCreate() else {
      preconditionFailure("fontconfig has no memory for a configuration")
    }
    self.pointer = pointer
    // A new configuration takes its root folder from FONTCONFIG_SYSROOT.
    FcConfigSetSysRoot(pointer, nil)
    // Without folders there is nothing to scan: this makes the empty set that is filled below. The
    // manual keeps callers away from a configuration's own set; here no other code has seen it yet,
    // and there is no other way to name faces one by one without fontconfig's reading of each file.
    guard FcConfigBuildFonts(pointer) != 0, let fonts = FcConfigGetFonts(pointer, FcSetSystem)
    else { preconditionFailure("fontconfig has no memory for a set of fonts") }
    for pattern in patterns {
      // "The FcPattern is not copied": the set owns the reference taken for it.
      FcPatternReference(pattern.pointer)
      precondition(
        FcFontSetAdd(fonts, pattern.pointer) != 0,
        "fontconfig has no memory for \(patterns.count) fonts")
    }
  }

  deinit {
    FcConfigDestroy(pointer)
  }

  /// Makes this the default configuration of fontconfig for the whole process.
  ///
  /// - Precondition: There is memory for it.
  func makeDefault() {
    // "Sets the current default configuration to config", with a reference of its own.
    precondition(FcConfigSetCurrent(pointer) != 0, "fontconfig refused a default configuration")
  }
}

/// The default configuration of fontconfig in this process.
package enum DefaultConfiguration {
  /// Replaces the default configuration, once, by Inter Regular without any of the machine's fonts.
  ///
  /// Every new font map of Pango's starts a thread that loads the default configuration, with the
  /// user's files and all folders of fonts, even where the map has a configuration of its own; with
  /// this configuration in place that thread has nothing to do. Pictures with text in them then do
  /// not depend on any font of the machine's, either.
  ///
  /// - Throws: `FontError` if Inter is not installed.
  static func pin() throws {
    try pinned.get()
  }

  /// Replaces it by the pinned families, under their names and those that a browser or a designer's
  /// program has for them.
  ///
  /// It is replaced once, for all scripts: Pango keeps the fonts of the first text on each thread.
  ///
  /// - Throws: `FontError` if one that the texts may need is not installed: of those for other scripts
  ///   than Latin, Greek and Cyrillic, only where a text has such letters.
  package static func pinForPictures(of texts: String) throws {
    try pin()
    let missing = try pinnedForPictures.get()
    let needsAll = texts.unicodeScalars.contains {
      $0.value > 0x052F && !(0x2000...0x2060).contains($0.value)
    }
    if needsAll, let missing { throw missing }
  }

  /// Returns whether a family that texts of pictures name is a pinned one, or one that a pinned one takes
  /// the place of.
  package static func hasFamily(named name: String) -> Bool {
    familyNames.contains(name.lowercased())
  }

  private static let familyNames = Set(
    (FontFamily.pinned.map(\.name) + aliases.values.joined()).map { $0.lowercased() })

  /// The names of families that Inter takes the place of, and those of JetBrains Mono.
  private static let aliases: [String: [String]] = [
    "Inter": [
      "sans-serif", "ui-sans-serif", "system-ui", "-apple-system", "BlinkMacSystemFont", "SF Pro",
      "SF Pro Text", "SF Pro Display",
      "Helvetica", "Helvetica Neue", "Arial", "Roboto", "Segoe UI", "Verdana",
    ],
    "JetBrains Mono": [
      "monospace", "ui-monospace", "SF Mono", "Menlo", "Monaco", "Consolas", "Courier",
      "Courier New", "Roboto Mono",
    ],
    "Quicksand": ["ui-rounded", "SF Pro Rounded"],
    "Noto Serif": ["serif", "ui-serif", "New York", "Georgia", "Times", "Times New Roman"],
  ]

  /// The error for the first family of a script that is not installed; nil if all are.
  private static let pinnedForPictures = Result { () throws -> (any Error)? in
    var patterns: [FontPattern] = []
    var missing: (any Error)?
    for family in FontFamily.pinned {
      do {
        patterns += try family.faces.map { face in
          let pattern = try LoadedFace(face, of: family).pattern(alias: family.name)
          pattern.add(
            families: aliases[family.name] ?? [], weight: face.weight, isItalic: face.isItalic)
          return pattern
        }
      } catch  where !family.isForTexts {
        missing = missing ?? error
      }
    }
    FontConfiguration(patterns).makeDefault()
    return missing
  }

  private static let pinned = Result {
    let inter = FontFamily.inter
    let face = try LoadedFace(inter.face(weight: 400, isItalic: false), of: inter)
    FontConfiguration([face.pattern(alias: inter.name)]).makeDefault()
  }
}

extension FontFamily {
  /// Indicates whether texts without a special script may ask for the family.
  fileprivate var isForTexts: Bool {
    switch role {
    case .text, .design, .emoji: true
    case .script, .ideographs, .symbols, .display: false
    }
  }
}

/// The properties that fontconfig reads from one face of a font file: its names, its format, its
/// characters.
///
/// Wraps `FcPattern`: made by `init`, released by `deinit`. Only the file is read, without any
/// configuration, cache or environment variable.
final class FontPattern {
  let pointer: OpaquePointer
  /// The number of faces in the file.
  let faceCount: Int

  /// Reads face `index` of `file`; nil if FreeType cannot read it.
  init?(file: String, index: Int) {
    guard let id = UInt32(exactly: index) else { return nil }
    var count: Int32 = 0
    // "Constructs a pattern representing the 'id'th face in 'file'": the caller destroys it.
    guard let pointer = FcFreeTypeQuery(file, id, nil, &count) else { return nil }
    self.pointer = pointer
    faceCount = Int(count)
  }

  /// Creates an empty pattern.
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

  /// Adds other names of the face's family, and the style by which it is chosen in it.
  ///
  /// - Precondition: There is memory for it.
  func add(families: [String], weight: Int, isItalic: Bool) {
    var isComplete = families.map { FcPatternAddString(pointer, FC_FAMILY, $0) }
    isComplete += [
      FcPatternAddInteger(pointer, FC_WEIGHT, FcWeightFromOpenType(Int32(weight))),
      FcPatternAddInteger(pointer, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN),
    ]
    precondition(isComplete.allSatisfy { $0 != 0 }, "fontconfig has no memory for a style")
  }

  /// Returns the `position`th string of `object`; nil if there are fewer.
  func string(_ object: String, at position: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    // "The value returned is not a copy, but rather refers to the data stored within the pattern."
    guard FcPatternGetString(pointer, object, position, &value) == FcResultMatch, let value
    else { return nil }
    return String(cString: value)
  }

  /// Returns the first number of `object`; nil if there is none.
  func number(_ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pointer, object, 0, &value) == FcResultMatch ? value : nil
  }

  /// Returns the English one of the strings of `object`, whose languages are under `languages`; the
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
