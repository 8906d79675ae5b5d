import PlainText

/// The first line of a request without its method and version, as in `/TOKEN/page/main.js?tab=1`.
struct RequestTarget: Hashable {
  /// The first segment, which must be the server's token.
  var token: String
  /// The segments after the token; nil if not even a slash follows it.
  var path: [String]?
  /// The decoded fields after `?`.
  var query: [String: String]

  /// Parses a target; nil if it does not start with `/`, for segments with anything but ASCII
  /// letters, digits, `.`, `_` and `-`, for `.`, `..` and empty ones, and for fields that occur
  /// twice or are not UTF-8.
  init?(_ text: String) {
    guard text.utf8.first == UInt8(ascii: "/"),
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") })
    else { return nil }
    let parts = text.dropFirst().split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let query = Self.fields(parts.count == 2 ? parts[1] : "") else { return nil }
    self.query = query
    let segments = parts[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    token = segments[0]
    path = segments.count == 1 ? nil : Array(segments.dropFirst())
    if path == [""] { path = [] }
    guard Self.isSegment(token) || token.isEmpty, (path ?? []).allSatisfy(Self.isSegment)
    else { return nil }
  }

  private static func isSegment(_ text: String) -> Bool {
    guard text != ".", text != "..", !text.isEmpty else { return false }
    return text.utf8.allSatisfy { $0.isInWord || ".-".utf8.contains($0) }
  }

  /// Returns the fields of a form in the URL standard's form; nil for any that cannot be read.
  private static func fields(_ text: Substring) -> [String: String]? {
    var fields: [String: String] = [:]
    guard !text.isEmpty else { return fields }
    for field in text.split(separator: "&", omittingEmptySubsequences: false) {
      let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), !name.isEmpty, fields[name] == nil,
        let value = decoded(parts.count == 2 ? parts[1] : "")
      else { return nil }
      fields[name] = value
    }
    return fields
  }

  /// Returns the text of a field with its percent signs and pluses decoded.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        // Two digits, and not the other forms that `UInt8` reads, as in `+5`.
        let digits = rest.prefix(2)
        guard digits.count == 2, let high = digit(digits.first), let low = digit(digits.last)
        else { return nil }
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8?) -> UInt8? {
    switch byte {
    case .some(let byte) where (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte):
      byte - UInt8(ascii: "0")
    case .some(let byte) where (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20):
      (byte | 0x20) - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
