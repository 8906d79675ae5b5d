import PNGEncoding
import PlainText

extension JSONValue {
  /// The document in few letters, in the form that `packed.js` reads: deflated, as Base64; nil if
  /// there is no memory for it.
  var packed: String? {
    deflated(Array(compactText.utf8)).map { String(decoding: Base64.encode($0), as: UTF8.self) }
  }
}

/// The parts that can be pointed at in the pictures of a case, in few letters.
struct PackedParts {
  /// Both in one, as most parts are the same; nil if none are known.
  let packed: String?

  /// Creates the parts of the earlier canvas, and of the current one; nil if they are not known.
  ///
  /// - Parameter areEqual: True if both have the same parts.
  init(before: JSONValue? = nil, after: JSONValue? = nil, areEqual: Bool = false) {
    let parts: [(String, JSONValue?)] =
      areEqual ? [("both", after)] : [("before", before), ("after", after)]
    let known = parts.compactMap { name, value in
      value.map { JSONValue.Member(name: name, value: $0) }
    }
    packed = known.isEmpty ? nil : JSONValue.object(known).packed
  }
}
