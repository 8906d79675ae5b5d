/// Returns an argument in the syntax of a POSIX shell, which then passes on these very bytes.
package func shellWord(_ argument: String) -> String {
  let isPlain =
    !argument.isEmpty
    && argument.utf8.allSatisfy { $0.isInWord || "./-=:,@%+".utf8.contains($0) }
  if isPlain { return argument }
  let isVisible = argument.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
  guard isVisible else {
    // Characters that control a terminal are written as numbers: $'…' is in POSIX since 2024, and
    // in bash, zsh and ksh long before. Octal digits, three each, cannot run into the following
    // ones.
    let bytes = argument.utf8.map { byte in
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: String(UnicodeScalar(byte))
      default:
        "\\" + String(byte >> 6) + String(byte >> 3 & 7) + String(byte & 7)
      }
    }
    return "$'" + bytes.joined() + "'"
  }
  let parts = argument.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + parts.joined(separator: "'\\''") + "'"
}
