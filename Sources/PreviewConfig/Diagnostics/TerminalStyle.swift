/// A terminal's bold and coloured text, or plain text.
struct TerminalStyle {
  var isOn: Bool

  func bold(_ text: String) -> String { styled(text, "1") }
  func red(_ text: String) -> String { styled(text, "1;31") }
  func magenta(_ text: String) -> String { styled(text, "1;35") }
  func green(_ text: String) -> String { styled(text, "1;32") }

  private func styled(_ text: String, _ code: String) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
