import Glibc

/// ICU, which is opened when the first value is formatted.
///
/// Its functions carry the library's version in their names, so that they are found by name and
/// declared here; the types are those of ICU's headers `unumberformatter.h`, `udat.h`, `udatpg.h`,
/// `ucal.h`, `ureldatefmt.h`, `ubrk.h` and `upluralrules.h`.
struct ICULibrary: Sendable {
  typealias Status = Int32
  typealias Object = OpaquePointer

  typealias OpenNumberFormatter =
    @convention(c) (
      UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, UnsafeMutablePointer<Status>
    ) -> Object?
  typealias CloseNumberFormatter = @convention(c) (Object?) -> Void
  typealias OpenNumberResult = @convention(c) (UnsafeMutablePointer<Status>) -> Object?
  typealias CloseNumberResult = @convention(c) (Object?) -> Void
  typealias FormatNumber =
    @convention(c) (Object?, Double, Object?, UnsafeMutablePointer<Status>) -> Void
  typealias NumberText =
    @convention(c) (
      Object?, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>
    ) -> Int32
  typealias OpenDateFormat =
    @convention(c) (
      Int32, Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafePointer<UInt16>?,
      Int32, UnsafeMutablePointer<Status>
    ) -> Object?
  typealias CloseDateFormat = @convention(c) (Object?) -> Void
  typealias FormatDate =
    @convention(c) (
      Object?, Double, UnsafeMutablePointer<UInt16>?, Int32, OpaquePointer?,
      UnsafeMutablePointer<Status>
    ) -> Int32
  typealias OpenRelativeFormatter =
    @convention(c) (
      UnsafePointer<CChar>?, Object?, Int32, Int32, UnsafeMutablePointer<Status>
    ) -> Object?
  typealias CloseRelativeFormatter = @convention(c) (Object?) -> Void
  typealias FormatRelative =
    @convention(c) (
      Object?, Double, Int32, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>
    ) -> Int32

  typealias OpenPatternGenerator =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Status>) -> Object?
  typealias ClosePatternGenerator = @convention(c) (Object?) -> Void
  typealias BestPattern =
    @convention(c) (
      Object?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32,
      UnsafeMutablePointer<Status>
    ) -> Int32
  typealias OpenCalendar =
    @convention(c) (
      UnsafePointer<UInt16>?, Int32, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Status>
    ) -> Object?
  typealias CloseCalendar = @convention(c) (Object?) -> Void
  typealias CalendarAttribute = @convention(c) (Object?, Int32) -> Int32
  typealias OpenBreaks =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>
    ) -> Object?
  typealias CloseBreaks = @convention(c) (Object?) -> Void
  typealias NextBreak = @convention(c) (Object?) -> Int32
  typealias OpenPlurals =
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutablePointer<Status>) -> Object?
  typealias ClosePlurals = @convention(c) (Object?) -> Void
  typealias SelectPlural =
    @convention(c) (
      Object?, Double, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<Status>
    ) -> Int32

  let openNumberFormatter: OpenNumberFormatter
  let closeNumberFormatter: CloseNumberFormatter
  let openNumberResult: OpenNumberResult
  let closeNumberResult: CloseNumberResult
  let formatNumber: FormatNumber
  let numberText: NumberText
  let openDateFormat: OpenDateFormat
  let closeDateFormat: CloseDateFormat
  let formatDate: FormatDate
  let openRelativeFormatter: OpenRelativeFormatter
  let closeRelativeFormatter: CloseRelativeFormatter
  let formatRelative: FormatRelative
  let openPatternGenerator: OpenPatternGenerator
  let closePatternGenerator: ClosePatternGenerator
  let bestPattern: BestPattern
  let openCalendar: OpenCalendar
  let closeCalendar: CloseCalendar
  let calendarAttribute: CalendarAttribute
  let openBreaks: OpenBreaks
  let closeBreaks: CloseBreaks
  let nextBreak: NextBreak
  let openPlurals: OpenPlurals
  let closePlurals: ClosePlurals
  let selectPlural: SelectPlural

  /// The library; nil if it is not installed.
  static let shared: ICULibrary? = {
    // Debian 12 has 72; newer ones follow.
    for version in 72...99 {
      guard let library = dlopen("libicui18n.so.\(version)", RTLD_NOW | RTLD_LOCAL) else {
        continue
      }
      return ICULibrary(library, version: version)
    }
    return nil
  }()

  /// Finds the functions; nil if one is missing.
  private init?(_ library: UnsafeMutableRawPointer, version: Int) {
    func find<Function>(_ name: String, as type: Function.Type) -> Function? {
      // A handle also finds the symbols of the libraries that it depends on.
      dlsym(library, "\(name)_\(version)").map { unsafeBitCast($0, to: type) }
    }
    guard
      let openNumberFormatter = find(
        "unumf_openForSkeletonAndLocale", as: OpenNumberFormatter.self),
      let closeNumberFormatter = find("unumf_close", as: CloseNumberFormatter.self),
      let openNumberResult = find("unumf_openResult", as: OpenNumberResult.self),
      let closeNumberResult = find("unumf_closeResult", as: CloseNumberResult.self),
      let formatNumber = find("unumf_formatDouble", as: FormatNumber.self),
      let numberText = find("unumf_resultToString", as: NumberText.self),
      let openDateFormat = find("udat_open", as: OpenDateFormat.self),
      let closeDateFormat = find("udat_close", as: CloseDateFormat.self),
      let formatDate = find("udat_format", as: FormatDate.self),
      let openRelativeFormatter = find("ureldatefmt_open", as: OpenRelativeFormatter.self),
      let closeRelativeFormatter = find("ureldatefmt_close", as: CloseRelativeFormatter.self),
      let formatRelative = find("ureldatefmt_formatNumeric", as: FormatRelative.self),
      let openPatternGenerator = find("udatpg_open", as: OpenPatternGenerator.self),
      let closePatternGenerator = find("udatpg_close", as: ClosePatternGenerator.self),
      let bestPattern = find("udatpg_getBestPattern", as: BestPattern.self),
      let openCalendar = find("ucal_open", as: OpenCalendar.self),
      let closeCalendar = find("ucal_close", as: CloseCalendar.self),
      let calendarAttribute = find("ucal_getAttribute", as: CalendarAttribute.self),
      let openBreaks = find("ubrk_open", as: OpenBreaks.self),
      let closeBreaks = find("ubrk_close", as: CloseBreaks.self),
      let nextBreak = find("ubrk_next", as: NextBreak.self),
      let openPlurals = find("uplrules_open", as: OpenPlurals.self),
      let closePlurals = find("uplrules_close", as: ClosePlurals.self),
      let selectPlural = find("uplrules_select", as: SelectPlural.self)
    else { return nil }
    self.openNumberFormatter = openNumberFormatter
    self.closeNumberFormatter = closeNumberFormatter
    self.openNumberResult = openNumberResult
    self.closeNumberResult = closeNumberResult
    self.formatNumber = formatNumber
    self.numberText = numberText
    self.openDateFormat = openDateFormat
    self.closeDateFormat = closeDateFormat
    self.formatDate = formatDate
    self.openRelativeFormatter = openRelativeFormatter
    self.closeRelativeFormatter = closeRelativeFormatter
    self.formatRelative = formatRelative
    self.openPatternGenerator = openPatternGenerator
    self.closePatternGenerator = closePatternGenerator
    self.bestPattern = bestPattern
    self.openCalendar = openCalendar
    self.closeCalendar = closeCalendar
    self.calendarAttribute = calendarAttribute
    self.openBreaks = openBreaks
    self.closeBreaks = closeBreaks
    self.nextBreak = nextBreak
    self.openPlurals = openPlurals
    self.closePlurals = closePlurals
    self.selectPlural = selectPlural
  }
}
