import PNGEncoding
import TestSupport
import Testing

struct StraightAlphaTests {
  @Test func `a component is divided by alpha to the nearest integer`() {
    // 255 × 64 / 128 = 127.5, halves go up; 255 × 1 / 3 = 85; 255 × 100 / 200 = 127.5.
    expect(StraightAlpha.rgba(premultiplied: 0x80_40_00_80), equals: 0x80_00_FF_80)
    expect(StraightAlpha.rgba(premultiplied: 0x03_01_02_03), equals: 0x55_AA_FF_03)
    expect(StraightAlpha.rgba(premultiplied: 0xC8_64_00_C8), equals: 0x80_00_FF_C8)
  }

  @Test func `an opaque colour stays as it is`() {
    expect(StraightAlpha.rgba(premultiplied: 0xFF_12_34_56), equals: 0x12_34_56_FF)
  }

  @Test func `a colour without alpha is nothing`() {
    expect(StraightAlpha.rgba(premultiplied: 0x00_12_34_56), equals: 0)
  }

  @Test func `a component above alpha becomes full intensity`() {
    expect(StraightAlpha.rgba(premultiplied: 0x40_80_40_00), equals: 0xFF_FF_00_40)
  }

  @Test func `every component is the nearest integer to its quotient`() {
    for alpha: UInt32 in 1...254 {
      for component in 0...alpha {
        let expected = UInt32((Double(component) * 255 / Double(alpha)).rounded())
        expect(
          StraightAlpha.rgba(premultiplied: alpha << 24 | component << 16) >> 24, equals: expected)
      }
    }
  }
}
