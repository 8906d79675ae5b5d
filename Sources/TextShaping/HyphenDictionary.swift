import FileAccess
import Glibc

/// The places at which the words of a language may be broken, by TeX's patterns in a file of
/// libhyphen.
///
/// Wraps `HyphenDict`: made by `init`, released by `deinit`.
package final class HyphenDictionary: Sendable {
  private let library: HyphenLibrary
  // A dictionary is not changed once it is loaded, and a call of `hnj_hyphen_hyphenate2` has its
  // own state otherwise: several threads may ask at once.
  private nonisolated(unsafe) let handle: OpaquePointer
  private let encoding: Encoding

  /// An encoding of letters in the file.
  private enum Encoding: Sendable {
    case utf8
    /// One byte a letter, with the bytes of letters beyond ASCII.
    case bytes([Unicode.Scalar: UInt8])
  }

  /// Opens the dictionary of a file; nil for one that cannot be read.
  ///
  /// That of German takes a second, as libhyphen orders its 40,000 patterns.
  init?(file: String, library: HyphenLibrary) {
    guard let bytes = try? readRegularFile(file, limit: Self.longestFile) else { return nil }
    let name = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    guard let encoding = Self.encoding(named: name), let handle = library.load(file) else {
      return nil
    }
    self.library = library
    self.handle = handle
    self.encoding = encoding
  }

  deinit { library.free(handle) }

  /// The bound of a file's size; the largest of Debian's files has a megabyte and a half.
  private static let longestFile = 16 << 20
  /// The bound of a word's length; anything longer is not a word.
  private static let longestWord = 100
  /// The length from which on words are broken.
  static let shortestWord = 5

  /// Returns the places at which a word may be broken, in order, each as the number of Unicode
  /// scalars before it.
  ///
  /// The dictionary decides how many letters must be before and after it. Places at which the
  /// spelling would change, as in the old German `Zuk-ker`, are left out.
  package func places(in word: String) -> [Int] {
    let scalars = Array(word.unicodeScalars)
    guard (Self.shortestWord...Self.longestWord).contains(scalars.count),
      let letters = encoded(word, count: scalars.count)
    else { return [] }
    // "hyphens should be an array of word_size + 5".
    var hyphens = [CChar](repeating: 0, count: letters.count + 5)
    var replacements: HyphenLibrary.Replacements?
    var positions: UnsafeMutablePointer<CInt>?
    var cuts: UnsafeMutablePointer<CInt>?
    // The library knows the word's length, and searches in it as far as a zero nevertheless.
    let status = library.hyphenate(
      handle, letters + [0], CInt(letters.count), &hyphens, nil, &replacements, &positions, &cuts)
    // The caller frees all three, and each replacement.
    defer {
      for index in letters.indices { free(replacements?[index]) }
      free(replacements)
      free(positions)
      free(cuts)
    }
    guard status == 0 else { return [] }
    return (1..<scalars.count).filter { place in
      hyphens[place - 1] & 1 == 1 && replacements?[place - 1] == nil
        && !scalars[place].isCombining
    }
  }

  /// Returns the word in small letters as the file encodes them; nil for one with other letters, or
  /// with more or fewer.
  private func encoded(_ word: String, count: Int) -> [CChar]? {
    let word = word.lowercased()
    guard word.unicodeScalars.count == count else { return nil }
    switch encoding {
    case .utf8: return word.utf8.map { CChar(bitPattern: $0) }
    case .bytes(let bytes):
      var letters: [CChar] = []
      for scalar in word.unicodeScalars {
        guard let byte = scalar.isASCII ? UInt8(scalar.value) : bytes[scalar] else { return nil }
        letters.append(CChar(bitPattern: byte))
      }
      return letters
    }
  }

  /// Returns the encoding of a name in a file's first line; nil for one that the C library does not
  /// know.
  private static func encoding(named name: String) -> Encoding? {
    if name == "UTF-8" { return .utf8 }
    // LibreOffice's name for a code page of Windows.
    let name = name.hasPrefix("microsoft-cp") ? "CP" + name.dropFirst(12) : name
    guard let converter = iconv_open("UTF-8", name), converter != iconv_t(bitPattern: -1) else {
      return nil
    }
    defer { iconv_close(converter) }
    var bytes: [Unicode.Scalar: UInt8] = [:]
    for byte in UInt8(0x80)...0xFF {
      if let scalar = scalar(of: byte, by: converter) { bytes[scalar] = byte }
    }
    return .bytes(bytes)
  }

  private static func scalar(of byte: UInt8, by converter: iconv_t) -> Unicode.Scalar? {
    var input = [CChar(bitPattern: byte)]
    var output = [CChar](repeating: 0, count: 8)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output -> Int? in
        var (source, target) = (input.baseAddress, output.baseAddress)
        var (sourceCount, targetCount) = (input.count, output.count)
        let status = iconv(converter, &source, &sourceCount, &target, &targetCount)
        return status == Int(bitPattern: UInt.max) ? nil : output.count - targetCount
      }
    }
    guard let written else { return nil }
    let text = String(decoding: output.prefix(written).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
  }
}

extension Unicode.Scalar {
  /// Indicates whether a mark is drawn with the letter before it.
  var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
