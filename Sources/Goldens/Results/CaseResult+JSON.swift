import Diagnostics
import DisplayList
import LayoutSnapshots
import PictureComparison
import PlainText

extension CaseResult {
  /// The case as a line of `results.json`.
  package var line: String { ResultsCodec.caseResult.write(self) }
}

extension ResultsCodec<CaseResult> {
  /// The codec of a case on a line of `results.json`: one declaration a field, for writing and
  /// reading.
  static let caseResult = object(
    CaseResult(suite: "", name: "", verdict: .passed, golden: ""),
    [
      ResultsField("suite", \.suite, .text),
      ResultsField("name", \.name, .name),
      ResultsField("verdict", \.verdict, .word("verdict")),
      ResultsField("golden", \.golden, .text),
      ResultsField("form", \.form, .word("form").ifMissing(.picture)),
      ResultsField("movedFrom", \.movedFrom, .optional(.text)),
      ResultsField("files", \.files, .files),
      ResultsField("machineDifferences", \.machineDifferences, .list(.text)),
      ResultsField("layoutChanges", \.layoutTexts, .list(.text)),
      ResultsField("difference", \.difference, .optional(.difference)),
      ResultsField("message", \.message, .optional(.text)),
      ResultsField("milliseconds", \.milliseconds, .milliseconds),
      ResultsField("inputs", \.inputs, .list(.input).ifMissing([])),
      // After the sentences, which it completes.
      ResultsField(
        "layoutColors", \.layoutColors, .list(.colorPlace).ifMissing([]), unless: \.isEmpty),
      // For other tools, which group by it; Maquette reads the sentences instead.
      ResultsField("change", \.changeID, .optional(.text), unless: { $0 == nil }),
      ResultsField(
        "layoutPlaces", \.changeFacts, .list(.changeFacts).ifMissing([]), unless: \.isEmpty),
      ResultsField("canvases", \.canvases, .optional(.canvases), unless: { $0 == nil }),
      ResultsField("position", \.position, .optional(.count), unless: { $0 == nil }),
      ResultsField("unchanged", \.isUnchanged, .flag.ifMissing(false), unless: { !$0 }),
    ])
}

extension ResultsCodec<ResultFiles> {
  private static let path = ResultsCodec<String?>.optional(.path(in: "the results folder"))

  fileprivate static let files = object(
    ResultFiles(),
    [
      ResultsField("expected", \.expected, path),
      ResultsField("actual", \.actual, path),
      ResultsField("diff", \.diff, path),
      ResultsField("layoutDiff", \.layoutDiff, path),
      ResultsField("layout", \.layout, path),
      ResultsField("actualDigest", \.actualDigest, .optional(.sha256)),
      ResultsField("layoutDigest", \.layoutDigest, .optional(.sha256)),
      ResultsField("goldenDigest", \.goldenDigest, .optional(.sha256), unless: { $0 == nil }),
    ])
}

extension ResultsCodec<InputFile> {
  fileprivate static let input = object(
    InputFile(path: "", digest: ""),
    [
      ResultsField("path", \.path, .path(in: "the config's folder")),
      ResultsField("digest", \.digest, .sha256),
    ])
}

extension ResultsCodec<PictureDifference> {
  fileprivate static let difference = object(
    PictureDifference(
      expectedSize: PixelSize(width: 0, height: 0), actualSize: PixelSize(width: 0, height: 0),
      differingPixels: 0),
    [
      ResultsField("expectedSize", \.expectedSize, .size),
      ResultsField("actualSize", \.actualSize, .size),
      ResultsField("scales", \.scales, .optional(.scales)),
      ResultsField("differingPixels", \.differingPixels, .count),
      ResultsField("antialiasedPixels", \.antialiasedPixels, .count),
      ResultsField("maskedPixels", \.maskedPixels, .count),
      ResultsField("clusters", \.clusters, .list(.cluster)),
      ResultsField("clusterCount", \.clusterCount, .count),
      ResultsField("sweep", \.sweep, .list(.sweepStep)),
    ])
}

extension ResultsCodec<PictureDifference.Cluster> {
  fileprivate static let cluster = object(
    PictureDifference.Cluster(
      box: PixelRect(x: 0, y: 0, width: 0, height: 0), differingPixels: 0),
    [
      ResultsField("x", \.box.x, .length),
      ResultsField("y", \.box.y, .length),
      ResultsField("width", \.box.width, .length),
      ResultsField("height", \.box.height, .length),
      ResultsField("differingPixels", \.differingPixels, .count),
      ResultsField("elements", \.elements, .list(.text)),
    ])
}

extension ResultsCodec<PictureDifference.SweepStep> {
  fileprivate static let sweepStep = object(
    PictureDifference.SweepStep(threshold: 0, differingPixels: 0),
    [
      ResultsField("threshold", \.threshold, .number(upTo: 1)),
      ResultsField("differingPixels", \.differingPixels, .count),
    ])
}

extension ResultsCodec<ScaleChange> {
  fileprivate static let scales = object(
    ScaleChange(expected: 0, actual: 0),
    [
      ResultsField("expected", \.expected, .number(upTo: 1_000_000)),
      ResultsField("actual", \.actual, .number(upTo: 1_000_000)),
    ])
}

extension ResultsCodec<PixelSize> {
  fileprivate static let size = object(
    PixelSize(width: 0, height: 0),
    [ResultsField("width", \.width, .length), ResultsField("height", \.height, .length)])
}

/// A colour in the sentences about a layout.
private struct ColorPlace: Hashable {
  /// The number of the sentence, from 0.
  var sentence = 0
  /// The position of the colour in the sentence's text, in bytes of UTF-8.
  var offset = 0
  var color = RGBA(red: 0, green: 0, blue: 0)
  /// The colour's name, which the text has there in place of its digits; nil for none.
  var name: String?
}

extension ResultsCodec<ColorPlace> {
  fileprivate static let colorPlace = object(
    ColorPlace(),
    [
      ResultsField("sentence", \.sentence, .count),
      ResultsField("offset", \.offset, .count),
      ResultsField("color", \.color, .color),
      ResultsField("name", \.name, .optional(.text), unless: { $0 == nil }),
    ])
}

extension ResultsCodec<RGBA> {
  fileprivate static let color = ResultsCodec(
    write: { JSONText.string($0.dump) },
    read: { field throws(Diagnostic) in
      guard case .string(let text) = field.value, let color = RGBA(dump: text[...]) else {
        throw field.mismatch("a colour as in '#FF2D55'")
      }
      return color
    })
}

extension CaseResult {
  /// An identifier that is equal for cases that changed alike; never read, as the sentences decide
  /// it.
  fileprivate var changeID: String? {
    get { Change(of: self)?.id }
    set {}
  }

  /// The sentences about the layout without their colours.
  fileprivate var layoutTexts: [String] {
    get { layoutChanges.map(\.text) }
    set { layoutChanges = newValue.map { Sentence($0) } }
  }

  /// The colours in the sentences about the layout; one that is not in the text at its place is
  /// ignored.
  fileprivate var layoutColors: [ColorPlace] {
    get {
      layoutChanges.enumerated().flatMap { index, sentence in
        var offset = 0
        return sentence.parts.compactMap { part -> ColorPlace? in
          defer { offset += part.text.utf8.count }
          guard case .color(let color, let name) = part else { return nil }
          return ColorPlace(sentence: index, offset: offset, color: color, name: name)
        }
      }
    }
    set {
      for (index, places) in Dictionary(grouping: newValue, by: \.sentence)
      where layoutChanges.indices.contains(index) {
        layoutChanges[index] = layoutChanges[index].text.sentence(with: places)
      }
    }
  }
}

extension String {
  /// Returns the text as a sentence with these colours.
  fileprivate func sentence(with places: [ColorPlace]) -> Sentence {
    let bytes = Array(utf8)
    var parts: [Sentence.Part] = []
    var start = 0
    func words(upTo end: Int) -> Sentence.Part {
      .words(String(decoding: bytes[start..<end], as: UTF8.self))
    }
    for place in places.sorted(by: { $0.offset < $1.offset }) {
      let part = Sentence.Part.color(place.color, name: place.name)
      let color = Array(part.text.utf8)
      guard place.offset >= start, place.offset <= bytes.count,
        bytes[place.offset...].starts(with: color)
      else { continue }
      parts += [words(upTo: place.offset), part]
      start = place.offset + color.count
    }
    return Sentence(parts + [words(upTo: bytes.count)])
  }
}
