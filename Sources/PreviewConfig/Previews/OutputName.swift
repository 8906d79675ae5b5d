import PlainText

extension ValueType<String> {
  /// A name that is safe as a file's in any folder.
  static let outputName = ValueType(
    schema: {
      Schema(
        "name",
        .members([
          "type": .array(["string", "number"]),
          "pattern": .string("^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$"),
        ]))
    },
    compile: { node, place, compiler in
      guard let scalar = node.scalar, scalar.text.isOutputName else {
        compiler.report(
          Mismatch(
            "expected up to 100 ASCII letters, digits, '-', '_' and '.', the first not '-' or '.', "
              + "found \(node.typeName)"
          ),
          at: node.range, label: place.label)
        return nil
      }
      return .constant(scalar.text)
    })
}

extension String {
  /// True for ASCII letters, digits, `-`, `_` and `.`, of which the last hides a file that begins with it,
  /// and the first makes it an option of other commands.
  var isOutputName: Bool {
    guard (1...100).contains(utf8.count), utf8.first != UInt8(ascii: "."),
      utf8.first != UInt8(ascii: "-")
    else { return false }
    return utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
        || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
    }
  }
}
