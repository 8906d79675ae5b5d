import PNGEncoding
import TestSupport
import Testing

struct HuffmanCodeTests {
  @Test func `symbols that occur more often take fewer bits`() {
    // Huffman's tree: 1 + 1 = 2, 2 + 2 = 4, 4 + 4 = 8.
    let code = HuffmanCode(frequencies: [4, 1, 2, 1], limit: 15)
    expect(code.lengths, equals: [1, 3, 2, 3])
  }

  @Test func `codes are canonical, with their first bit lowest`() {
    // RFC 1951, 3.2.2: lengths 1, 3, 2, 3 have the codes 0, 110, 10, 111.
    let code = HuffmanCode(frequencies: [4, 1, 2, 1], limit: 15)
    expect(code.codes, equals: [0b0, 0b011, 0b01, 0b111])
  }

  @Test func `a symbol that does not occur has no code`() {
    expect(HuffmanCode(frequencies: [3, 0, 5], limit: 15).lengths, equals: [1, 0, 1])
  }

  @Test func `a single symbol takes one bit, and another makes the code complete`() {
    expect(HuffmanCode(frequencies: [0, 0, 9], limit: 15).lengths, equals: [1, 0, 1])
    expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths, equals: [1, 1, 0])
  }

  /// Fibonacci's numbers make Huffman's deepest tree: n symbols need n − 1 bits.
  private static let fibonacci: [UInt32] = {
    var numbers: [UInt32] = [1, 1]
    while numbers.count < 30 {
      numbers.append(numbers[numbers.count - 1] + numbers[numbers.count - 2])
    }
    return numbers
  }()

  @Test(arguments: [5, 7, 15])
  func `no code is longer than the limit, and the code is complete`(limit: Int) {
    let lengths = HuffmanCode(frequencies: Self.fibonacci, limit: limit).lengths
    expect(lengths.max().map(Int.init), equals: limit)
    // Kraft's sum of a complete code is one, here in units of 2^−limit.
    expect(lengths.reduce(0) { $0 + 1 << (limit - Int($1)) }, equals: 1 << limit)
  }
}
