/// Returns the places at which lines of a text may break, in UTF-16 code units and in order, by UAX #14
/// and ICU's dictionaries of Thai, Lao, Khmer and Burmese, whose words have no spaces between them;
/// nil where ICU is not installed.
package func lineBreakPlaces(in text: String) -> [Int]? {
  guard let icu = ICULibrary.shared else { return nil }
  let units = Array(text.utf16)
  var status: ICULibrary.Status = 0
  // "UBRK_LINE = 2". The iterator refers to the units, which outlive it; no locale changes the
  // rules of these scripts.
  return units.withUnsafeBufferPointer { units in
    let iterator = icu.openBreaks(2, "en", units.baseAddress, Int32(clamping: units.count), &status)
    guard status <= 0, let iterator else { return nil }
    defer { icu.closeBreaks(iterator) }
    var places: [Int] = []
    // "UBRK_DONE ((int32_t) -1)".
    while case let place = icu.nextBreak(iterator), place >= 0 { places.append(Int(place)) }
    return places
  }
}
