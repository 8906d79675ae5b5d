import Glibc

/// The environment that the libraries of text and fonts see.
enum PinnedEnvironment {
  /// Variables by which a machine changes how HarfBuzz shapes and FreeType outlines glyphs.
  private static let variables = ["HB_SHAPER_LIST", "HB_OPTIONS", "FREETYPE_PROPERTIES"]

  /// Removes what would make one machine's pictures differ from another's.
  ///
  /// To be called before any thread is started: another could be reading the environment.
  static func apply() {
    for variable in variables { unsetenv(variable) }
  }
}
