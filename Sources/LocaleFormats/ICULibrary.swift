import LoadedLibraries

/// ICU, which is opened when the first value is formatted.
///
/// Its functions carry the library's version in their names, so that they are found by name and
/// declared here; the types are those of ICU's headers `unumberformatter.h`, `udat.h`, `udatpg.h`,
/// `ucal.h`, `ureldatefmt.h`, `ubrk.h` and `upluralrules.h`.
struct ICULibrary: Sendable {
  typealias Status = Int32
  typealias Object = OpaquePointer

  let openNumberFormatter:
    @convention(c) (
      UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<Status>
    ) -> Object?
  let closeNumberFormatter: @convention(c) (Object?) -> Void
  let openNumberResult: @convention(c) (UnsafeMutablePointer<Status>) -> Object?
  let closeNumberResult: @convention(c) (Object?) -> Void
  let formatNumber: @convention(c) (Object?, Double, Object?, UnsafeMutablePointer<Status>) -> Void
  let numberText:
    @convention(c) (Object?, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>) ->
      Int32
  let openDateFormat:
    @convention(c) (
      Int32, Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafePointer<UInt16>?,
      Int32, UnsafeMutablePointer<Status>
    ) -> Object?
  let closeDateFormat: @convention(c) (Object?) -> Void
  let formatDate:
    @convention(c) (
      Object?, Double, UnsafeMutablePointer<UInt16>?, Int32, OpaquePointer?,
      UnsafeMutablePointer<Status>
    ) -> Int32
  let parseDate:
    @convention(c) (
      Object?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>?,
      UnsafeMutablePointer<Status>
    ) -> Double
  let openRelativeFormatter:
    @convention(c) (UnsafePointer<CChar>?, Object?, Int32, Int32, UnsafeMutablePointer<Status>) ->
      Object?
  let closeRelativeFormatter: @convention(c) (Object?) -> Void
  let formatRelative:
    @convention(c) (
      Object?, Double, Int32, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>
    ) -> Int32
  let openPatternGenerator:
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Status>) -> Object?
  let closePatternGenerator: @convention(c) (Object?) -> Void
  let bestPattern:
    @convention(c) (
      Object?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32,
      UnsafeMutablePointer<Status>
    ) -> Int32
  let openCalendar:
    @convention(c) (
      UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Status>
    ) -> Object?
  let closeCalendar: @convention(c) (Object?) -> Void
  let calendarAttribute: @convention(c) (Object?, Int32) -> Int32
  let openBreaks:
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>
    ) -> Object?
  let closeBreaks: @convention(c) (Object?) -> Void
  let nextBreak: @convention(c) (Object?) -> Int32
  let openPlurals: @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Status>) -> Object?
  let closePlurals: @convention(c) (Object?) -> Void
  let selectPlural:
    @convention(c) (
      Object?, Double, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>
    ) -> Int32

  /// The library; nil if it is not installed.
  static let shared: ICULibrary? = {
    // Debian 12 has 72; newer ones follow.
    for version in 72...99 {
      guard let library = try? LoadedLibrary("libicui18n.so.\(version)") else { continue }
      return try? ICULibrary(library, version: version)
    }
    return nil
  }()

  /// Finds the functions.
  ///
  /// - Throws: `LoadedLibrary.Missing`.
  private init(_ library: LoadedLibrary, version: Int) throws {
    func find<Function>(_ name: String) throws -> Function {
      try library.find("\(name)_\(version)")
    }
    openNumberFormatter = try find("unumf_openForSkeletonAndLocale")
    closeNumberFormatter = try find("unumf_close")
    openNumberResult = try find("unumf_openResult")
    closeNumberResult = try find("unumf_closeResult")
    formatNumber = try find("unumf_formatDouble")
    numberText = try find("unumf_resultToString")
    openDateFormat = try find("udat_open")
    closeDateFormat = try find("udat_close")
    formatDate = try find("udat_format")
    parseDate = try find("udat_parse")
    openRelativeFormatter = try find("ureldatefmt_open")
    closeRelativeFormatter = try find("ureldatefmt_close")
    formatRelative = try find("ureldatefmt_formatNumeric")
    openPatternGenerator = try find("udatpg_open")
    closePatternGenerator = try find("udatpg_close")
    bestPattern = try find("udatpg_getBestPattern")
    openCalendar = try find("ucal_open")
    closeCalendar = try find("ucal_close")
    calendarAttribute = try find("ucal_getAttribute")
    openBreaks = try find("ubrk_open")
    closeBreaks = try find("ubrk_close")
    nextBreak = try find("ubrk_next")
    openPlurals = try find("uplrules_open")
    closePlurals = try find("uplrules_close")
    selectPlural = try find("uplrules_select")
  }
}
