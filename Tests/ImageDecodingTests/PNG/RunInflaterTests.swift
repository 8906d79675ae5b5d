import ImageDecoding
import TestSupport
import Testing

struct RunInflaterTests {
  /// Bytes that repeat what is some bytes back, with others between.
  private static func repetitions(of distance: Int, seed: UInt64) -> [UInt8] {
    var random = SeededGenerator(seed: seed)
    var bytes = (0..<distance).map { _ in UInt8(random.below(256)) }
    for _ in 0..<40 {
      for _ in 0..<random.below(700) { bytes.append(bytes[bytes.count - distance]) }
      for _ in 0..<random.below(5) { bytes.append(UInt8(random.below(4))) }
    }
    return bytes
  }

  /// Bytes as libdeflate's strongest level compresses them, without the header and the checksum of RFC 1950.
  private static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    Array(zlib(bytes).dropFirst(2).dropLast(4))
  }

  /// What the stream has, in so much room.
  private static func inflated(_ stream: [UInt8], to count: Int) -> (bytes: [UInt8], read: Int)? {
    var bytes = [UInt8](repeating: 0xEE, count: count)
    let read = stream.withUnsafeBytes { stream in
      bytes.withUnsafeMutableBytes { RunInflater.inflate(stream, to: $0) }
    }
    return read.map { (bytes, $0) }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 12, 15, 16, 17, 300, 2341, 30_000])
  func `copies of any distance are what they were`(distance: Int) throws {
    for seed in 0..<6 as Range<UInt64> {
      let bytes = Self.repetitions(of: distance, seed: seed)
      let stream = Self.deflated(bytes)
      let result = try #require(Self.inflated(stream, to: bytes.count))
      #expect(result.bytes == bytes)
      #expect(result.read == stream.count)
    }
  }

  @Test(arguments: [1, 5, 300, 70_000])
  func `bytes that are stored or have the fixed codes are what they were`(count: Int) throws {
    var random = SeededGenerator(seed: 5)
    for range in [256, 3] {
      let bytes = (0..<count).map { _ in UInt8(random.below(range)) }
      let stream = Self.deflated(bytes)
      let result = try #require(Self.inflated(stream, to: count))
      #expect(result.bytes == bytes)
      #expect(result.read == stream.count)
    }
  }

  @Test func `codes of more bits than a table has are found`() throws {
    // Each byte is half as frequent as the one before it, so that the rarest ones have codes of 15 bits.
    var bytes: [UInt8] = []
    for power in 0..<16 { bytes += repeatElement(UInt8(power), count: 1 << (15 - power)) }
    var random = SeededGenerator(seed: 9)
    bytes.shuffle(using: &random)
    let stream = Self.deflated(bytes)
    let result = try #require(Self.inflated(stream, to: bytes.count))
    #expect(result.bytes == bytes)
  }

  @Test func `a stream of another length than the room is refused`() {
    let bytes = Self.repetitions(of: 3, seed: 1)
    let stream = Self.deflated(bytes)
    for count in [1, bytes.count - 1, bytes.count + 1, 2 * bytes.count] {
      #expect(Self.inflated(stream, to: count) == nil)
    }
    for count in [0, 1, stream.count / 2, stream.count - 1] {
      #expect(Self.inflated(Array(stream[..<count]), to: bytes.count) == nil)
    }
  }

  @Test func `a broken stream writes nothing outside of its room`() {
    let bytes = Self.repetitions(of: 3, seed: 2) + Self.repetitions(of: 900, seed: 3)
    let stream = Self.deflated(bytes)
    var random = SeededGenerator(seed: 4)
    var refused = 0
    for _ in 0..<400 {
      var broken = stream
      for _ in 0..<1 + random.below(3) {
        broken[random.below(broken.count)] ^= UInt8(1 << random.below(8))
      }
      // The address sanitizer looks at what is written; here, what is around the room stays as it is.
      var memory = [UInt8](repeating: 0xA5, count: bytes.count + 64)
      let read = broken.withUnsafeBytes { broken in
        memory.withUnsafeMutableBytes {
          RunInflater.inflate(
            broken, to: UnsafeMutableRawBufferPointer(rebasing: $0[32..<32 + bytes.count]))
        }
      }
      if read == nil { refused += 1 }
      #expect(Set(memory[..<32] + memory.suffix(32)) == [0xA5])
    }
    #expect(refused > 200)
  }
}
