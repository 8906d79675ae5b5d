import LivePreview
import PageServer
import PlainText

extension LiveSite {
  /// The status and the JSON that answer a posted question; null for an answer without a body.
  func answer(to address: String, _ body: String) async throws -> (Int, JSONValue) {
    let response = await response(to: PageRequest(.post, [address], body: Array(body.utf8)))
    guard !response.body.isEmpty else { return (response.status, .null) }
    var reader = JSONReader(response.body)
    let json = try reader.readDocument { reader throws(JSONMistake) in try JSONValue(&reader) }
    return (response.status, json)
  }
}

/// A member of a JSON object; nil for another value and for an unknown name.
func member(_ name: String, of json: JSONValue) -> JSONValue? {
  guard case .object(let members) = json else { return nil }
  return members.first { $0.name == name }?.value
}
