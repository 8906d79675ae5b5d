#if LivePreview
import NIOHTTP1

extension HTTPResponseHead {
  /// The policy of a page: it may use only this server, and no other page may frame it.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data: blob:",
    "connect-src 'self'", "font-src 'self'", "base-uri 'none'", "form-action 'none'",
    "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// Creates the head of every answer of a server.
  ///
  /// No header lets foreign pages read it.
  ///
  /// - Parameters:
  ///   - type: The content's media type; empty for none.
  ///   - length: The number of the content's bytes; nil for a stream.
  ///   - closes: True if the connection ends after the answer.
  init(status: Int, type: String, length: Int?, isImmutable: Bool, closes: Bool) {
    var headers: HTTPHeaders = [
      "Content-Security-Policy": Self.policy,
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cache-Control": isImmutable ? "private, max-age=31536000, immutable" : "no-store",
    ]
    if !type.isEmpty { headers.add(name: "Content-Type", value: type) }
    // An answer without content has no length either.
    if let length, status != 204 { headers.add(name: "Content-Length", value: "\(length)") }
    if status == 405 { headers.add(name: "Allow", value: "GET, POST") }
    if closes { headers.add(name: "Connection", value: "close") }
    self.init(version: .http1_1, status: HTTPResponseStatus(statusCode: status), headers: headers)
  }
}
#endif
