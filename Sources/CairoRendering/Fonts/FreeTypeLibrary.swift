import CCairo

/// An instance of FreeType, for one thread at a time.
///
/// Wraps `FT_Library`: made by `init`, released by `deinit`.
final class FreeTypeLibrary {
  let handle: FT_Library

  /// - Throws: `RenderingError.font` if FreeType cannot start, which means that memory ran out.
  init() throws {
    var library: FT_Library?
    let code = FT_Init_FreeType(&library)
    guard code == 0, let library else {
      throw RenderingError.font(name: "FreeType", file: "", code: code)
    }
    handle = library
  }

  deinit {
    // "FT_Done_FreeType: destroy a given FreeType library object and all of its children": a face
    // holds its library, so there are no children left here.
    FT_Done_FreeType(handle)
  }
}
