import PNGEncoding
import PlainText

extension JSONValue {
  /// The document in few letters, as `packed.js` reads it: deflated, as Base64; nil if there is no
  /// memory for it.
  var packed: String? {
    deflated(Array(compactText.utf8)).map { String(decoding: Base64.encode($0), as: UTF8.self) }
  }
}
