import PNGEncoding
import PlainText

/// Pictures in few letters, in the form that `packed-pictures.js` reads: each small part of any
/// picture, such as a letter, is stored once for all pictures.
///
/// For a screen of 750 × 1,334 pixels with 800 letters, the picture takes 104 KB of a page as
/// lossless WebP and 4.6 KB in this way; the parts of forty such screens, before and after, 0.9 MB.
///
/// A packed picture is deflated, as Base64. It has variable-length numbers, seven bits a byte, the
/// lowest first: the size; the rows of its ground, each with its number of repetitions and its
/// runs, a length and a colour each; then the parts' count, their numbers, and their places, each
/// from the one before.
struct PackedPictures {
  /// A packed picture, some of whose parts may not be known yet.
  struct Candidate {
    fileprivate let bytes: [UInt8]
    fileprivate let parts: [PictureAreas.Part]

    /// The number of bytes that the picture adds to a page: each new part's pixels take half a
    /// byte, and are likely to be in other pictures too.
    var cost: Int { bytes.count + parts.reduce(0) { $0 + $1.pixels.count } / 8 }
    var text: String { String(decoding: Base64.encode(bytes), as: UTF8.self) }
  }

  /// The number of pixels of a sheet of parts: more would not take fewer bytes.
  private static let sheetPixels = 1 << 18
  /// The number of pixels of remembered parts: those of some ten thousand letters.
  private static let knownPixels = 1 << 24

  private var numbers: [PictureAreas.Part: Int] = [:]
  private var pixelCount = 0
  private var next = 0
  /// The parts that no sheet has yet.
  private var waiting: [PictureAreas.Part] = []
  private var waitingPixels = 0

  /// Packs a picture, without keeping it.
  ///
  /// - Returns: Nil for a picture that is not flat.
  func candidate(_ pixels: [UInt32], width: Int) -> Candidate? {
    guard let areas = PictureAreas(pixels, width: width) else { return nil }
    var bytes = NumberBytes()
    bytes.append(width)
    bytes.append(pixels.count / width)
    bytes.append(ground: areas.ground, width: width)
    var new: [PictureAreas.Part] = []
    var known: [PictureAreas.Part: Int] = [:]
    let numbers = areas.placements.map { placement in
      if let number = self.numbers[placement.part] ?? known[placement.part] { return number }
      let number = next + new.count
      known[placement.part] = number
      new.append(placement.part)
      return number
    }
    bytes.append(numbers.count)
    for number in numbers { bytes.append(number) }
    for places in [areas.placements.map(\.x), areas.placements.map(\.y)] {
      var last = 0
      for place in places {
        bytes.append(signed: place - last)
        last = place
      }
    }
    return deflated(bytes.bytes).map { Candidate(bytes: $0, parts: new) }
  }

  /// Keeps the parts of a picture, which must be the first one kept since it was packed.
  mutating func keep(_ candidate: Candidate) {
    for part in candidate.parts {
      if pixelCount > Self.knownPixels {
        numbers.removeAll()
        pixelCount = 0
      }
      numbers[part] = next
      next += 1
      waiting.append(part)
      waitingPixels += part.pixels.count
      pixelCount += part.pixels.count
    }
  }

  /// Returns the parts that no sheet has yet, if they are enough for one.
  ///
  /// - Parameter isLast: True if any number of parts is enough.
  mutating func sheet(isLast: Bool) -> HTML? {
    guard !waiting.isEmpty, isLast || waitingPixels >= Self.sheetPixels else { return nil }
    let first = next - waiting.count
    let text = deflated(Self.bytes(of: waiting)).map(Base64.encode) ?? []
    waiting.removeAll()
    waitingPixels = 0
    return """
      <script type="text/plain" class="parts-sheet" data-first="\(plain: first)">\
      \(String(decoding: text, as: UTF8.self))</script>

      """
  }

  /// Returns the bytes of a sheet of parts: their sizes and counts of colours; then the colours,
  /// four bytes each; then a byte a pixel.
  private static func bytes(of parts: [PictureAreas.Part]) -> [UInt8] {
    var sizes = NumberBytes()
    sizes.append(parts.count)
    var colors: [UInt8] = []
    var pixels: [UInt8] = []
    for part in parts {
      var places: [UInt32: UInt8] = [:]
      for pixel in part.pixels {
        if let place = places[pixel] {
          pixels.append(place)
          continue
        }
        // A part's number of colours fits into a byte.
        let place = UInt8(truncatingIfNeeded: places.count)
        places[pixel] = place
        pixels.append(place)
        withUnsafeBytes(of: pixel.littleEndian) { colors += $0 }
      }
      for size in [part.width, part.height, places.count] { sizes.append(size) }
    }
    return sizes.bytes + colors + pixels
  }
}

/// Numbers as bytes.
private struct NumberBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends a number that is not negative.
  mutating func append(_ number: Int) {
    var rest = number
    while rest >= 128 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Appends a number with its sign in the lowest bit.
  mutating func append(signed number: Int) {
    append(number < 0 ? -2 * number - 1 : 2 * number)
  }

  /// Appends rows as runs.
  mutating func append(ground: [UInt32], width: Int) {
    let height = ground.count / width
    var y = 0
    while y < height {
      let row = ground[y * width..<(y + 1) * width]
      var count = 1
      while y + count < height,
        row.elementsEqual(ground[(y + count) * width..<(y + count + 1) * width])
      {
        count += 1
      }
      append(count)
      var x = row.startIndex
      while x < row.endIndex {
        let end = row[x...].firstIndex { $0 != row[x] } ?? row.endIndex
        append(end - x)
        append(Int(row[x]))
        x = end
      }
      y += count
    }
  }
}
