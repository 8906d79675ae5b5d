/// Hands a page over piece by piece, so that it is never held whole.
package final class HTMLWriter {
  private let take: (UnsafeRawBufferPointer) throws -> Void
  private var waiting: [UInt8] = []

  /// Pieces are about so long; more would not be faster.
  private static let pieceLength = 1 << 16

  /// A writer whose pieces `take` takes.
  package init(_ take: @escaping (UnsafeRawBufferPointer) throws -> Void) {
    self.take = take
    waiting.reserveCapacity(Self.pieceLength)
  }

  /// Writes markup.
  ///
  /// - Throws: What taking a piece throws.
  package func write(_ html: HTML) throws {
    waiting += html.markup.utf8
    try flush(from: Self.pieceLength)
  }

  /// Writes bytes as they are.
  func write(bytes: some Sequence<UInt8>) throws {
    waiting += bytes
    try flush(from: Self.pieceLength)
  }

  /// Hands over what is left.
  ///
  /// - Throws: What taking a piece throws.
  package func finish() throws {
    try flush(from: 1)
  }

  private func flush(from count: Int) throws {
    guard waiting.count >= count else { return }
    try waiting.withUnsafeBytes(take)
    waiting.removeAll(keepingCapacity: true)
  }
}
