/// Returns the form of a number's noun in a language, by CLDR's rules: `zero`, `one`, `two`, `few`,
/// `many` or `other`.
///
/// - Parameter locale: A BCP 47 tag, as `pt-BR`.
/// - Throws: `LocaleFormatError`.
package func pluralCategory(
  of number: Double, in locale: String
) throws(LocaleFormatError) -> String {
  guard let library = ICULibrary.shared else { throw .noLibrary }
  var status: ICULibrary.Status = 0
  let rules = library.openPlurals(locale, &status)
  defer { library.closePlurals(rules) }
  try check(status)
  return try text { library.selectPlural(rules, number, $0, $1, &$2) }
}
