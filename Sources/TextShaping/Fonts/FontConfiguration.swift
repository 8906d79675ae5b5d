import CPango

/// A private fontconfig configuration that knows the faces of one stack and nothing else.
///
/// Wraps `FcConfig`: made by `init`, released by `deinit`. It reads no file of the machine's and
/// none of the user's, and writes none.
final class FontConfiguration {
  let pointer: OpaquePointer

  /// The configuration of `patterns`, in their order; nil if memory is short.
  init?(_ patterns: [FontPattern]) {
    // "Creates an empty configuration": FcConfigDestroy gives it back.
    guard let pointer = FcConfigCreate() else { return nil }
    self.pointer = pointer
    // A new configuration takes its root folder from FONTCONFIG_SYSROOT.
    FcConfigSetSysRoot(pointer, nil)
    // Without folders there is nothing to scan: this makes the empty set that is filled below. The
    // manual keeps callers away from a configuration's own set; here nobody else knows it yet, and
    // there is no other way to name faces one by one without fontconfig's reading of each file.
    guard FcConfigBuildFonts(pointer) != 0, let fonts = FcConfigGetFonts(pointer, FcSetSystem)
    else { return nil }
    for pattern in patterns {
      // "The FcPattern is not copied": the set owns the reference taken for it.
      FcPatternReference(pattern.pointer)
      guard FcFontSetAdd(fonts, pattern.pointer) != 0 else { return nil }
    }
  }

  deinit {
    FcConfigDestroy(pointer)
  }

  /// Makes this the configuration of whatever in the process asks fontconfig for its default.
  ///
  /// Pango starts a thread that loads the default one, the user's files and all, with every font
  /// map, even for a map that has its own; with one in place it finds nothing to do.
  func makeDefault() -> Bool {
    // "Sets the current default configuration to config", with a reference of its own.
    FcConfigSetCurrent(pointer) != 0
  }
}
