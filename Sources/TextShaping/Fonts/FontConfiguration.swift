import CPango

/// A private fontconfig configuration that knows the faces of one stack and nothing else.
///
/// Wraps `FcConfig`: made by `init`, released by `deinit`. It reads no file of the machine's and
/// none of the user's, and writes none.
final class FontConfiguration {
  let pointer: OpaquePointer

  /// The configuration of `patterns`, in their order.
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
    // manual keeps callers away from a configuration's own set; here nobody else knows it yet, and
    // there is no other way to name faces one by one without fontconfig's reading of each file.
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

  /// Makes this the configuration of whatever in the process asks fontconfig for its default.
  ///
  /// - Precondition: There is memory for it.
  func makeDefault() {
    // "Sets the current default configuration to config", with a reference of its own.
    precondition(FcConfigSetCurrent(pointer) != 0, "fontconfig refused a default configuration")
  }
}
