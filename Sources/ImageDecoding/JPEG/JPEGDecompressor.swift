import CImages

/// A decompressor of TurboJPEG.
///
/// Wraps `tjhandle`: made by `init`, destroyed by `deinit`.
final class JPEGDecompressor {
  /// What a file says before its pixels.
  struct Header {
    /// The sides, in pixels.
    var width: Int
    var height: Int
    var colorSpace: TJCS
  }

  private let handle: tjhandle

  init() throws {
    // Null if there is no memory; "tjDestroy()" frees it.
    guard let handle = tjInitDecompress() else {
      throw PictureError.corrupt(reason: "no memory for the decoder")
    }
    self.handle = handle
  }

  deinit {
    tjDestroy(handle)
  }

  /// Reads a file up to its pixels.
  func header(of bytes: UnsafeBufferPointer<UInt8>) throws -> Header {
    var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    try check(
      tjDecompressHeader3(
        handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling,
        &colorSpace))
    guard width > 0, height > 0 else {
      throw PictureError.corrupt(reason: "\(width) × \(height) pixels")
    }
    return Header(
      width: Int(width), height: Int(height), colorSpace: TJCS(UInt32(bitPattern: colorSpace)))
  }

  /// Decodes all pixels to `output` as blue, green, red and an alpha of 255.
  func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ header: Header,
    to output: UnsafeMutableRawBufferPointer
  ) throws {
    // A warning means that data is missing or damaged, and grey would stand in its place; a file of
    // thousands of scans would take minutes.
    let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT
    try check(
      tjDecompress2(
        handle, bytes.baseAddress, UInt(bytes.count),
        output.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(header.width),
        Int32(header.width * 4), Int32(header.height), TJPF_BGRA.rawValue, flags))
  }

  private func check(_ status: Int32) throws {
    guard status != 0 else { return }
    // libjpeg's number for the message is not told, only the message, always in English.
    let message = String(cString: tjGetErrorStr2(handle))
    throw message.contains("Premature end")
      ? PictureError.truncated : PictureError.corrupt(reason: message)
  }
}
