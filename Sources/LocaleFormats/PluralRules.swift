import Glibc

/// Returns the form of a number's noun in a language, by CLDR's rules: `zero`, `one`, `two`, `few`,
/// `many` or `other`.
///
/// - Parameter locale: A BCP 47 tag, as `pt-BR`.
/// - Throws: `LocaleFormatError`.
package func pluralCategory(
  of number: Double, in locale: String
) throws(LocaleFormatError) -> String {
  guard let library = PluralLibrary.shared else { throw .noLibrary }
  var status: ICULibrary.Status = 0
  let rules = library.open(locale, &status)
  defer { library.close(rules) }
  try check(status)
  return try text { library.select(rules, number, $0, $1, &$2) }
}

/// The functions of ICU's header `upluralrules.h`, which are looked up when the first noun has a number.
private struct PluralLibrary: Sendable {
  typealias Open =
    @convention(c) (
      UnsafePointer<CChar>?, UnsafeMutablePointer<ICULibrary.Status>
    ) -> ICULibrary.Object?
  typealias Select =
    @convention(c) (
      ICULibrary.Object?, Double, UnsafeMutablePointer<UInt16>?, Int32,
      UnsafeMutablePointer<ICULibrary.Status>
    ) -> Int32
  typealias Close = @convention(c) (ICULibrary.Object?) -> Void

  let open: Open
  let select: Select
  let close: Close

  /// The library; nil if it is not installed.
  static let shared: PluralLibrary? = {
    // Debian 12 has 72; newer ones follow.
    for version in 72...99 {
      guard let library = dlopen("libicui18n.so.\(version)", RTLD_NOW | RTLD_LOCAL) else {
        continue
      }
      guard let open = dlsym(library, "uplrules_open_\(version)"),
        let select = dlsym(library, "uplrules_select_\(version)"),
        let close = dlsym(library, "uplrules_close_\(version)")
      else { return nil }
      return PluralLibrary(
        open: unsafeBitCast(open, to: Open.self), select: unsafeBitCast(select, to: Select.self),
        close: unsafeBitCast(close, to: Close.self))
    }
    return nil
  }()
}
