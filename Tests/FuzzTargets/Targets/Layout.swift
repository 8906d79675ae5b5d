import Goldens
import LayoutEdits
import LayoutSnapshots

extension FuzzTarget {
  /// A golden's `.layout.txt`, and, after a zero byte, a second one to compare it with.
  static let layout = FuzzTarget("layout") { input, folder in
    let parts = input.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    // The file may have a seal, and the text does not.
    _ = StoredLayout(readingFrom: try write(Array(parts[0]), to: "layout.txt", in: folder))
    let texts = parts.map { String(decoding: $0, as: UTF8.self) }
    let snapshot = LayoutSnapshot(text: texts[0])
    let other = LayoutSnapshot(text: texts.count > 1 ? texts[1] : usual)
    _ = snapshot.unifiedDiff(from: other)
    let sentences = (snapshot.described(since: other) + other.described(since: snapshot)).map(
      \.sentence.text)
    precondition(sentences.isEmpty == (snapshot == other), "no difference: \(sentences)")
    // What was read is written, and written again when that is read.
    let written = LayoutSnapshot(try snapshot.parsed().canvas)
    let again = LayoutSnapshot(try written.parsed().canvas)
    precondition(written == again, "\(written.text) is read as \(again.text)")
    return written.text + sentences.joined()
  }

  private static let usual = """
    maquette layout 1
    canvas 390×712
      fill 0,0 390×712 color=#FFFFFF
      collection "grid" 16,16 358×680 layout=grid columns=2 content=358×680 offset=0,0 elements=2
        cell 0.0 "pink" 0,0 169×120: fill 0,0 169×120 color=#FF2D55; text "pink" 8,8 40×20
        cell 0.1 "gray" 189,0 169×120: group 0,0 169×120 { fill 0,0 169×120 color=#8E8E93 }

    """
}
