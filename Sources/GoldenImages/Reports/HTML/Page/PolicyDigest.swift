import CairoRendering
import ImageDecoding
import PlainText

/// A text's digest as a content security policy names it, as in `'sha256-…'`.
func policyDigest(of text: String) -> HTML {
  let hexadecimal = Array(sha256(Array(text.utf8)))
  let bytes = stride(from: 0, to: hexadecimal.count, by: 2).map { index in
    UInt8(String(hexadecimal[index...index + 1]), radix: 16) ?? 0
  }
  return HTML(
    trusted: "'sha256-" + String(decoding: Base64.encode(bytes), as: UTF8.self) + "'")
}
