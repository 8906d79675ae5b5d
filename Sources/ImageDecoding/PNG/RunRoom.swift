/// Memory that is filled with bytes, and may still have earlier ones before them.
struct RunRoom {
  /// The first byte that a copy may reach back to.
  let start: UnsafeMutableRawPointer
  /// Where the next byte is written.
  var next: UnsafeMutableRawPointer
  /// Where there is no more room.
  var end: UnsafeMutableRawPointer
  /// Where the memory ends: what is after `end` may be overwritten up to here.
  let memoryEnd: UnsafeMutableRawPointer

  /// How many bytes a copy may write too much, where there is memory: the next ones overwrite them.
  static let excess = 96

  /// Empty room.
  ///
  /// - Parameter spareCount: How many bytes after it may be overwritten.
  init(_ start: UnsafeMutableRawPointer, count: Int, spareCount: Int = 0) {
    (self.start, next, end) = (start, start, start + count)
    memoryEnd = end + spareCount
  }

  /// Appends a byte; false where there is no room.
  @inline(__always)
  mutating func append(_ byte: UInt8, _ drain: inout some RunDrain) -> Bool {
    if next == end {
      guard empty(into: &drain), next < end else { return false }
    }
    next.storeBytes(of: byte, as: UInt8.self)
    next += 1
    return true
  }

  mutating func append(
    _ bytes: UnsafeRawBufferPointer, _ drain: inout some RunDrain
  ) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      if next == end {
        guard empty(into: &drain), next < end else { return false }
      }
      let part = UnsafeRawBufferPointer(rebasing: rest.prefix(end - next))
      if let source = part.baseAddress {
        next.copyMemory(from: source, byteCount: part.count)
      }
      next += part.count
      rest = rest.dropFirst(part.count)
    }
    return true
  }

  /// Appends a copy of what is `distance` bytes back; false where nothing is, or where there is no room.
  @inline(__always)
  mutating func copy(
    _ length: Int, from distance: Int, _ drain: inout some RunDrain
  ) -> Bool {
    if length > end - next {
      guard empty(into: &drain), length <= end - next else { return false }
    }
    guard distance <= next - start else { return false }
    let last = next + length
    if last + Self.excess > memoryEnd {
      copyBytes(distance, to: last)
    } else if distance >= 16 {
      // Half of all copies end here: fewer branches cost less than the bytes that are copied in vain.
      copySixteen(distance)
      copySixteen(distance)
      while next < last {
        copySixteen(distance)
        copySixteen(distance)
        copySixteen(distance)
        copySixteen(distance)
      }
    } else if distance == 3 {
      repeatPixel(to: last)
    } else if distance == 4 || distance == 1 {
      let pixel =
        distance == 4
        ? (next - 4).loadUnaligned(as: UInt32.self)
        : UInt32((next - 1).load(as: UInt8.self)) &* 0x0101_0101
      let four = SIMD4(repeating: pixel)
      repeat {
        next.storeBytes(of: four, as: SIMD4<UInt32>.self)
        next += 16
      } while next < last
    } else {
      copyBytes(distance, to: last)
    }
    next = last
    return true
  }

  /// Repeats the last three bytes: 24 times in nine words.
  @inline(__always)
  private mutating func repeatPixel(to last: UnsafeMutableRawPointer) {
    let before = (next - 3).loadUnaligned(as: UInt16.self).littleEndian
    let pixel = UInt64(before) | UInt64((next - 1).load(as: UInt8.self)) &<< 16
    let first = (pixel | pixel &<< 24 | pixel &<< 48).littleEndian
    let second = (pixel &>> 16 | pixel &<< 8 | pixel &<< 32 | pixel &<< 56).littleEndian
    let third = (pixel &>> 8 | pixel &<< 16 | pixel &<< 40).littleEndian
    repeat {
      next.storeBytes(of: first, as: UInt64.self)
      next.storeBytes(of: second, toByteOffset: 8, as: UInt64.self)
      next.storeBytes(of: third, toByteOffset: 16, as: UInt64.self)
      next.storeBytes(of: first, toByteOffset: 24, as: UInt64.self)
      next.storeBytes(of: second, toByteOffset: 32, as: UInt64.self)
      next.storeBytes(of: third, toByteOffset: 40, as: UInt64.self)
      next.storeBytes(of: first, toByteOffset: 48, as: UInt64.self)
      next.storeBytes(of: second, toByteOffset: 56, as: UInt64.self)
      next.storeBytes(of: third, toByteOffset: 64, as: UInt64.self)
      next += 72
    } while next < last
  }

  @inline(__always)
  private mutating func copySixteen(_ distance: Int) {
    let bytes = (next - distance).loadUnaligned(as: SIMD16<UInt8>.self)
    next.storeBytes(of: bytes, as: SIMD16<UInt8>.self)
    next += 16
  }

  private mutating func copyBytes(_ distance: Int, to last: UnsafeMutableRawPointer) {
    while next < last {
      next.storeBytes(of: (next - distance).load(as: UInt8.self), as: UInt8.self)
      next += 1
    }
  }

  /// Lets a drain make room.
  @inline(__always)
  private mutating func empty(into drain: inout some RunDrain) -> Bool {
    // Of a copy: what is only handed on as a value is kept in registers.
    guard let room = drain.room(after: self) else { return false }
    self = room
    return true
  }
}

/// Takes bytes out of room that is full.
protocol RunDrain {
  /// Room for the next bytes, at least for one copy if as many are expected, after the last 32 KiB, as far as
  /// copies reach back.
  ///
  /// - Returns: Nil if no more bytes are expected, or if those that were written are refused.
  mutating func room(after room: RunRoom) -> RunRoom?

  /// Takes the last bytes.
  ///
  /// - Returns: False if more bytes are expected, or if those that were written are refused.
  mutating func finish(_ room: RunRoom) -> Bool
}

/// Room for all bytes.
struct NoDrain: RunDrain {
  func room(after room: RunRoom) -> RunRoom? { nil }
  func finish(_ room: RunRoom) -> Bool { room.next == room.end }
}
