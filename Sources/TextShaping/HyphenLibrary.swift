import LoadedLibraries

/// libhyphen, which is opened when a text is hyphenated that does not fit on its line.
///
/// Hyphenation is rare, and each run would load the library at its start. The types are those of
/// `hyphen.h`.
struct HyphenLibrary: Sendable {
  typealias Load = @convention(c) (_ file: UnsafePointer<CChar>?) -> OpaquePointer?
  typealias Free = @convention(c) (_ dictionary: OpaquePointer?) -> Void
  typealias Hyphenate =
    @convention(c) (
      _ dictionary: OpaquePointer?, _ word: UnsafePointer<CChar>?, _ byteCount: CInt,
      _ hyphens: UnsafeMutablePointer<CChar>?, _ hyphenated: UnsafeMutablePointer<CChar>?,
      _ replacements: UnsafeMutablePointer<Replacements?>?,
      _ positions: UnsafeMutablePointer<UnsafeMutablePointer<CInt>?>?,
      _ cuts: UnsafeMutablePointer<UnsafeMutablePointer<CInt>?>?
    ) -> CInt
  typealias Replacements = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  let load: Load
  let free: Free
  let hyphenate: Hyphenate

  /// The library; nil if it is not installed.
  static let shared = try? HyphenLibrary()

  private init() throws {
    let library = try LoadedLibrary("libhyphen.so.0")
    load = try library.find("hnj_hyphen_load")
    free = try library.find("hnj_hyphen_free")
    hyphenate = try library.find("hnj_hyphen_hyphenate2")
  }
}
