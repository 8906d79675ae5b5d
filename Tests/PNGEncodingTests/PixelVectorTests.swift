import CPixels
import TestSupport
import Testing

/// The fast paths for pixels of a row, for rows that their vectors fill and others.
@Suite("Pixels, several at a time") struct PixelVectorTests {
  private static let widths = [0, 1, 3, 4, 15, 16, 17, 31, 48, 61]

  /// `count` numbers of 32 bits.
  private static func pixels(_ count: Int) -> [UInt32] {
    var random = SeededGenerator(seed: UInt64(count) + 1)
    return (0..<count).map { _ in UInt32.random(in: 0...UInt32.max, using: &random) }
  }

  /// How many of a row's pixels the loops for four take; none where there are none of them.
  private static func taken(_ width: Int) -> Int {
    #if arch(x86_64)
    width / 4 * 4
    #else
    0
    #endif
  }

  /// The lowest byte of a number shifted to the right.
  private static func byte(_ pixel: UInt32, _ shift: UInt32) -> UInt8 {
    UInt8(pixel >> shift & 255)
  }

  @Test(arguments: widths)
  func `blue, green and red become red, green and blue`(width: Int) {
    let pixels = Self.pixels(width)
    // Blue is the lowest byte of a pixel, red the third.
    let expected: [UInt8] = pixels.flatMap { pixel -> [UInt8] in
      [Self.byte(pixel, 16), Self.byte(pixel, 8), Self.byte(pixel, 0)]
    }
    var samples = [UInt8](repeating: 0, count: 3 * width)
    let count = maquette_rgb_of_bgrx(pixels, &samples, width)
    #expect(count <= width)
    expect(samples[..<(3 * count)], equals: expected[..<(3 * count)])
    #expect(samples[(3 * count)...].allSatisfy { $0 == 0 })
  }

  @Test(arguments: widths)
  func `what has no alpha becomes opaque`(width: Int) {
    let pixels = Self.pixels(width)
    // Red is the lowest byte of the output.
    let expected = pixels.map {
      UInt32(Self.byte($0, 16)) | UInt32(Self.byte($0, 8)) << 8 | UInt32(Self.byte($0, 0)) << 16
        | 0xFF00_0000
    }
    var output = [UInt32](repeating: 0, count: width)
    let count = maquette_rgba_of_bgrx(pixels, &output, width)
    #expect(count <= width)
    expect(output[..<count], equals: expected[..<count])
    #expect(output[count...].allSatisfy { $0 == 0 })
  }

  @Test(arguments: widths)
  func `samples become pixels in their own memory`(width: Int) {
    let samples: [UInt8] = Self.pixels(width).flatMap { pixel -> [UInt8] in
      [Self.byte(pixel, 0), Self.byte(pixel, 8), Self.byte(pixel, 16)]
    }
    let expected: [UInt8] = (0..<width).flatMap { x -> [UInt8] in
      [samples[3 * x], samples[3 * x + 1], samples[3 * x + 2], 255]
    }
    // Both end together.
    var memory = [UInt8](repeating: 0, count: width) + samples
    let count = memory.withUnsafeMutableBytes { bytes -> Int in
      guard let start = bytes.baseAddress else { return 0 }
      return maquette_rgba_of_rgb(
        UnsafePointer((start + width).assumingMemoryBound(to: UInt8.self)),
        start.assumingMemoryBound(to: UInt32.self), width)
    }
    #expect(count <= width)
    expect(memory[..<(4 * count)], equals: expected[..<(4 * count)])
    // What is left is still there.
    expect(memory[(width + 3 * count)...], equals: samples[(3 * count)...])
  }

  @Test(arguments: [0xFF00_0000, 0xFF20_80FF, 0x8040_0080, 0x0101_0001, 0] as [UInt32])
  func `a colour is laid over pixels through any coverage`(color: UInt32) {
    // To the nearest, which is never half way: 255 is odd.
    func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) * Double(b) / 255).rounded())
    }
    for below in [0xFFFF_FFFF, 0xFF9F_1207, 0x7F10_7F00, 0] as [UInt32] {
      let coverage = (0...255).map(UInt8.init)
      let expected: [UInt32] = coverage.map { coverage -> UInt32 in
        let alpha = product(Self.byte(color, 24), coverage)
        var pixel: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
          let share = product(Self.byte(color, shift), coverage)
          let rest = product(Self.byte(below, shift), 255 - alpha)
          pixel |= UInt32(share + rest) << shift
        }
        return pixel
      }
      for start in [0, 1, 2, 250, 256] {
        let width = coverage.count - start
        var pixels = [UInt32](repeating: below, count: width)
        let count = coverage.withUnsafeBufferPointer { coverage in
          coverage.baseAddress.map { maquette_paint_through(&pixels, $0 + start, width, color) }
        }
        let taken = count ?? 0
        expect(taken, equals: Self.taken(width))
        expect(pixels[..<taken], equals: expected[start...].prefix(taken))
        #expect(pixels[taken...].allSatisfy { $0 == below })
      }
    }
  }

  @Test(arguments: widths)
  func `pixels are laid over others, and clear ones leave them as they are`(width: Int) {
    // Components are at most their alpha: each is a share of it.
    func premultiplied(_ pixels: [UInt32]) -> [UInt32] {
      pixels.map { pixel in
        let alpha = UInt32(Self.byte(pixel, 24))
        return ([0, 8, 16] as [UInt32]).reduce(alpha << 24) { result, shift in
          result | (UInt32(Self.byte(pixel, shift)) * alpha / 255) << shift
        }
      }
    }
    let below = premultiplied(Self.pixels(width + 1).dropLast())
    var above = premultiplied(Self.pixels(width))
    for x in stride(from: 0, to: width, by: 3) { above[x] = 0 }
    for x in stride(from: 1, to: width, by: 3) { above[x] |= 0xFF00_0000 }
    let expected = zip(above, below).map { above, below -> UInt32 in
      // What is below, by what is left of it, to the nearest.
      let rest = 255 - Double(Self.byte(above, 24))
      return ([0, 8, 16, 24] as [UInt32]).reduce(0) { result, shift in
        let share = (Double(Self.byte(below, shift)) * rest / 255).rounded()
        return result | (UInt32(Self.byte(above, shift)) + UInt32(share)) << shift
      }
    }
    var pixels = below
    let count = maquette_lay(&pixels, above, width)
    expect(count, equals: Self.taken(width))
    expect(pixels[..<count], equals: expected[..<count])
    expect(pixels[count...], equals: below[count...])
  }
}
