package import ImageDecoding

/// The releases that draw the same config differently from those before them, the oldest first, and
/// what differs.
private let drawingChanges = [
  (
    release: [0, 2, 0],
    change: "lines of text, spacings, lists, bars and symbols as iOS 18 has them"
  )
]

/// Returns the differences between the machine that drew a golden and the one that drew the
/// picture, a sentence each; none if both drew with the same libraries and fonts.
///
/// They come first: other libraries or fonts draw other pixels from the same layout.
///
/// - Parameters:
///   - expected: The texts in the golden's file.
///   - actual: The texts in the picture's file.
package func machineDifferences(
  expected: [PNGTextChunk], actual: [PNGTextChunk]
) -> [String] {
  func text(_ keyword: String, in chunks: [PNGTextChunk]) -> String? {
    chunks.first { $0.keyword == keyword }?.text
  }
  guard let expectedLibraries = text("Drawn with", in: expected) else {
    return ["the golden names no versions: it was not drawn by Maquette"]
  }
  var sentences: [String] = []
  if let old = text("Software", in: expected), let new = text("Software", in: actual) {
    let changes = drawingChanges(from: old, to: new)
    sentences += versionSentences(from: old, to: new, separator: ",").map { sentence in
      changes.isEmpty ? sentence : "\(sentence): \(changes.joined(separator: "; "))"
    }
  }
  if let new = text("Drawn with", in: actual) {
    sentences += versionSentences(from: expectedLibraries, to: new, separator: ",")
  }
  sentences += fontSentences(
    from: text("Fonts", in: expected) ?? "", to: text("Fonts", in: actual) ?? "")
  return sentences
}

/// Returns what a release draws differently from an earlier one; nothing if the golden's is not the
/// earlier.
private func drawingChanges(from old: String, to new: String) -> [String] {
  func release(_ text: String) -> [Int] {
    text.split(separator: " ").last.map { $0.split(separator: ".").compactMap { Int($0) } } ?? []
  }
  guard old.hasPrefix("maquette ") else { return [] }
  let (old, new) = (release(old), release(new))
  return drawingChanges.filter {
    old.lexicographicallyPrecedes($0.release) && !new.lexicographicallyPrecedes($0.release)
  }.map(\.change)
}

/// Returns a sentence for each name whose version differs, and for each that only one text has.
///
/// Each entry of a text is a name, a space and a version.
private func versionSentences(
  from old: String, to new: String, separator: Character
) -> [String] {
  if old == new { return [] }
  let old = entries(of: old, separator: separator)
  let new = entries(of: new, separator: separator)
  var sentences: [String] = []
  for (name, version) in old {
    guard let now = new.first(where: { $0.name == name })?.value else {
      sentences.append("\(name) \(version) drew the golden, and no \(name) this picture")
      continue
    }
    if now != version {
      sentences.append("\(name) \(version) drew the golden, \(now) this picture")
    }
  }
  for (name, version) in new where !old.contains(where: { $0.name == name }) {
    sentences.append("\(name) \(version) drew this picture, and no \(name) the golden")
  }
  return sentences
}

/// Returns a sentence for each font that both pictures use from different files.
///
/// A font that only one of them uses is the drawing's difference and not the machine's.
private func fontSentences(from old: String, to new: String) -> [String] {
  if old == new { return [] }
  let new = entries(of: new, separator: "\n")
  return entries(of: old, separator: "\n").compactMap { name, digest in
    let digests = new.filter { $0.name == name }.map(\.value)
    guard let other = digests.first, !digests.contains(digest) else { return nil }
    return "font \(name) differs (digest \(digest.prefix(8))… → \(other.prefix(8))…)"
  }
}

/// Returns the entries of a text: the value follows the last space.
private func entries(of text: String, separator: Character) -> [(name: String, value: String)] {
  text.split(separator: separator).compactMap { entry in
    let words = entry.split(separator: " ")
    guard words.count > 1, let value = words.last else { return nil }
    return (words.dropLast().joined(separator: " "), String(value))
  }
}
