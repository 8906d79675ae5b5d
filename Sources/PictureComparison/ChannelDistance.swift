/// The greatest of the differences of red, green, blue and alpha, from 0 to 255.
struct ChannelDistance: PixelDistance {
  static func limit(threshold: Double) -> Double {
    255 * threshold
  }

  @inline(__always)
  func between(_ first: UInt32, _ second: UInt32, at index: Int) -> Double {
    var greatest: Int32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let difference =
        Int32(truncatingIfNeeded: first &>> shift & 255)
        &- Int32(truncatingIfNeeded: second &>> shift & 255)
      greatest = max(greatest, abs(difference))
    }
    return Double(greatest)
  }
}
