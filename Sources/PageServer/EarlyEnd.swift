#if LivePreview
import NIOCore

extension ChannelHandlerContext {
  /// Ends a connection so that its client can read the last answer.
  ///
  /// If a socket is closed before all that its client sends is read, the system drops the data that
  /// the client has not read yet. So only this side's direction is closed, until the client closes
  /// its own.
  ///
  /// - Parameter linger: The time that the client has.
  func closeGently(_ linger: Duration) {
    close(mode: .output, promise: nil)
    eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(linger)) {
      self.close(promise: nil)
    }
  }
}

extension ByteBuffer {
  /// Returns an answer without content for a client whose request is not read to its end.
  ///
  /// - Parameter status: The status in HTTP's form, as in `408 Request Timeout`.
  static func bareAnswer(_ status: String) -> ByteBuffer {
    ByteBuffer(string: "HTTP/1.1 \(status)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
  }
}
#endif
