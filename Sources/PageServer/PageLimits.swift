/// The limits of a server's clients.
package struct PageLimits: Sendable {
  /// The largest number of bytes of a request's target, and of its headers' names and values.
  package var headerBytes = 16 << 10
  /// The largest number of bytes of a request's body.
  package var bodyBytes = 64 << 10
  /// The largest number of connections at once, including open pages' event streams.
  ///
  /// A browser opens up to six.
  package var connections = 32
  /// The time in which a request must arrive, and for which a connection may be without one.
  package var arrival = Duration.seconds(10)
  /// The time in which a client must take a piece of an answer.
  package var stall = Duration.seconds(10)
  /// The time between two signs of life in a stream of events.
  package var heartbeat = Duration.seconds(15)
  /// The time for which a refused client may go on sending, so that it reads the reason.
  package var linger = Duration.seconds(1)

  /// Creates the default limits.
  package init() {}
}
