import DisplayList
import TestSupport
import Testing
import TextShaping

/// Lines of languages that are written without spaces between words.
///
/// UAX #14, class SA, and CSS Text 3, 5.1: lines break between words. The words are those of ICU's
/// dictionaries, as in Chromium.
@Suite struct UnspacedWordsTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  private func shape(_ string: String, width: Double? = nil) throws -> ShapedText {
    try shaper.shape(
      TextRequest(string: string, font: FontRequest(family: nil, size: 17), width: width))
  }

  private static let khmer = [
    "នេះ", "គឺ", "ជា", "អត្ថបទ", "ខ្មែរ", "ដើម្បី", "សាកល្បង", "ការ", "បំបែក", "ពាក្យ",
  ]
  private static let lao = [
    "ນີ້", "ແມ່ນ", "ຂໍ້ຄວາມ", "ພາສາ", "ລາວ", "ເພື່ອ", "ທົດສອບ", "ການ", "ຕັດ", "ຄຳ",
  ]

  @Test(arguments: [khmer, lao], [80.0, 105, 140, 200])
  func `each line begins and ends with a word`(words: [String], width: Double) throws {
    let text = try shape(words.joined(), width: width)
    var rest = words[...]
    for line in text.lineTexts {
      var begun = ""
      while begun.unicodeScalars.count < line.unicodeScalars.count, let word = rest.popFirst() {
        begun += word
      }
      expect(line, equals: begun)
    }
    expect(text.notices, equals: [])
  }

  @Test func `a text on one line is as without the places at which it may break`() throws {
    let text = try shape(Self.khmer.joined())
    expect(text.lines.flatMap(\.runs).map(\.run.text), equals: [Self.khmer.joined()])
  }

  @Test func `lines of Burmese break between words`() throws {
    // "Myanmar language": မြန်မာ and ဘာသာ.
    let text = try shape("မြန်မာဘာသာ", width: 60)
    expect(text.lineTexts, equals: ["မြန်မာ", "ဘာသာ"])
  }

  @Test(arguments: [
    // Khmer's coeng puts a consonant below the one before it.
    ("ខ្មែរ", ["ខ្មែ", "រ"]), ("ពាក្យ។", ["ពា", "ក្យ។"]),
    // A vowel is written before its consonant in Lao, and one after it.
    ("ເພື່ອນະ", ["ເພື່", "ອ", "ນະ"]),
    // Burmese's asat ends a syllable.
    ("မြန်မာ။", ["မြန်", "မာ။"]),
  ])
  func `without a dictionary a text is divided into syllables`(
    text: String, syllables: [String]
  ) {
    var sums: [Int] = []
    for syllable in syllables.dropLast() { sums.append((sums.last ?? 0) + syllable.utf8.count) }
    expect(UnspacedWords.places(in: text) { _ in nil }, equals: sums)
  }

  @Test func `a word that is too long keeps consonants that are below each other`() throws {
    // No line of the broken word ends with the sign that puts the next consonant below.
    let lines = try shape("ខ្មែរ", width: 20).lineTexts
    expect(lines.filter { $0.unicodeScalars.last == "\u{17D2}" }, equals: [])
    expect(lines.joined(), equals: "ខ្មែរ")
  }
}
