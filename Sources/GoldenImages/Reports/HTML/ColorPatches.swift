extension HTML {
  /// A sentence with a patch before each colour that it names as `#RRGGBB` or `#RRGGBBAA`.
  init(sentence text: String) {
    let parts = text.split(separator: "#", omittingEmptySubsequences: false)
    var html: HTML = "\(String(parts[0]))"
    for part in parts.dropFirst() {
      let digits = part.prefix { $0.isASCII && $0.isHexDigit }
      let rest = part.dropFirst(digits.count)
      let isColor = [6, 8].contains(digits.count) && rest.first?.isLetter != true
      if isColor {
        // An attribute, since the page's policy allows no style that is not its own.
        let patch: HTML = """
          <svg class="patch" viewBox="0 0 1 1" aria-hidden="true">\
          <rect width="1" height="1" fill="#\(String(digits))"/></svg>
          """
        html = html + patch
      }
      html = html + "#\(String(part))"
    }
    self = html
  }
}
