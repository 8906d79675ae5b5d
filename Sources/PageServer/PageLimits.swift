/// What a server grants its clients.
package struct PageLimits: Sendable {
  /// The bytes of a request's target, and of its headers' names and values.
  package var headerBytes = 16 << 10
  /// The bytes of a request's body.
  package var bodyBytes = 64 << 10
  /// The connections at once, open pages' event streams among them.
  ///
  /// A browser opens up to six.
  package var connections = 32
  /// The time in which a request arrives whole, and for which a connection may be without one.
  package var arrival = Duration.seconds(10)
  /// The time in which a client takes a piece of an answer.
  package var stall = Duration.seconds(10)
  /// The time between two signs of life in a stream of events.
  package var heartbeat = Duration.seconds(15)
  /// The time for which a refused client may go on sending, so that it reads why.
  package var linger = Duration.seconds(1)

  /// The limits by default.
  package init() {}
}
