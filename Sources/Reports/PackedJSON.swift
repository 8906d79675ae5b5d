import PNGEncoding
import PlainText

extension JSONValue {
  /// The document in few letters, as `packed.js` reads it: deflated, as Base64; nil if there is no
  /// memory for it.
  var packed: String? {
    deflated(Array(compactText.utf8)).map { String(decoding: Base64.encode($0), as: UTF8.self) }
  }
}

/// What can be pointed at in the pictures of a case, in few letters.
struct PackedParts {
  /// Both in one, as most parts are the same ones; nil where nothing is known.
  let packed: String?

  /// The parts of the canvas that was, and of the one that is; nil where they are not known.
  ///
  /// - Parameter areEqual: Whether both are the same ones.
  init(before: JSONValue? = nil, after: JSONValue? = nil, areEqual: Bool = false) {
    let parts: [(String, JSONValue?)] =
      areEqual ? [("both", after)] : [("before", before), ("after", after)]
    let known = parts.compactMap { name, value in
      value.map { JSONValue.Member(name: name, value: $0) }
    }
    packed = known.isEmpty ? nil : JSONValue.object(known).packed
  }
}
