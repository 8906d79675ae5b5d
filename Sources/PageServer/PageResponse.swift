import PlainText

/// The answer of a site to a request.
package struct PageResponse: Hashable, Sendable {
  /// The HTTP status, as in 200.
  package var status: Int
  /// The media type of the content, as in `image/png`; it must not come from a request.
  package var contentType: String
  /// The content.
  package var body: [UInt8]
  /// Indicates whether the address names the content by a digest, so that browsers keep it for
  /// good.
  package var isImmutable: Bool

  /// Creates an answer with content.
  package init(
    status: Int = 200, contentType: String, body: [UInt8], isImmutable: Bool = false
  ) {
    self.status = status
    self.contentType = contentType
    self.body = body
    self.isImmutable = isImmutable
  }

  /// Returns an answer in JSON.
  ///
  /// - Parameter text: The JSON.
  package static func json(_ text: String, status: Int = 200) -> PageResponse {
    PageResponse(
      status: status, contentType: "application/json; charset=utf-8", body: Array(text.utf8))
  }

  /// An answer without content, 204.
  package static let empty = PageResponse(status: 204, contentType: "", body: [])

  /// The answer for an unknown address, 404.
  package static let notFound = failure(404, "not found")

  /// Returns an error of the status 400 to 599 with a message, as in `{"error":"expected a look"}`.
  package static func failure(_ status: Int, _ message: String) -> PageResponse {
    json(JSONText.object([("error", JSONText.string(message))]), status: status)
  }
}
