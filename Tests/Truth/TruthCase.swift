import Foundation
import TestSupport

/// Numbers that were measured in pictures of iOS, with the config that draws the same.
///
/// The config is `Cases/NAME.yaml`, the numbers are `Cases/NAME.json` beside it.
struct TruthCase {
  let name: String
  let facts: Facts

  var configPath: String { "\(Self.folder)/\(name).yaml" }

  static let folder = repository + "/Tests/Truth/Cases"

  /// The names of all cases, in order.
  static let names = listFolder(folder).filter { $0.hasSuffix(".yaml") }
    .map { String($0.dropLast(".yaml".count)) }.sorted()

  init(named name: String) throws {
    self.name = name
    let data = try Data(contentsOf: URL(fileURLWithPath: "\(Self.folder)/\(name).json"))
    facts = try JSONDecoder().decode(Facts.self, from: data)
  }

  struct Facts: Decodable {
    /// The rule that the case is about, in one sentence.
    var rule: String
    var sources: [Source]
    var measures: [TruthMeasure]
  }

  /// A picture that iOS rendered, which a public repository keeps.
  struct Source: Decodable {
    var repository: String
    var commit: String?
    var picture: String
    /// The system, as in `iOS 18.2`.
    var system: String
    var device: String
    /// The method of measuring, if it was not the edges of flat colours in the picture.
    var method: String?
  }
}

/// One number, list of numbers, or word that iOS has, and where it is in a drawing.
struct TruthMeasure: Decodable {
  var name: String
  var kind: Kind
  var expected: Value
  /// The difference that is still equal, in points, or of a colour's component.
  var tolerance: Double?
  /// The same in hundredths of the expected number, for the widths of letters.
  var percent: Double?
  /// The reason that the number differs; nil for one that agrees.
  var unreached: String?

  /// The preview with its variant; nil for the only one.
  var preview: String?
  var text: String?
  var color: String?
  var from: String?
  var to: String?
  var index: Int?
  var fromIndex: Int?
  var toIndex: Int?
  /// The measured property, as in `width`.
  var what: String?
  /// The left, top, right and bottom of a part of the picture.
  var region: [Double]?
  var threshold: Double?
  var ground: String?
  var axis: String?
  var at: Value?
  var start: Double?
  var end: Double?
  var least: Double?
  /// The line beside which a cut is measured.
  var middle: Double?
  /// `last` for the last step of a line instead of the first.
  var which: String?

  enum Kind: String, Decodable {
    /// A property of the glyph run of `text`, the `index`th: `x`, `baseline`, `width`, `right`,
    /// `size`, `font` or `color`.
    case text
    /// The extent of the visible letters of `text`, from its pixels.
    case textInk
    /// The distance of the baselines of `from` and `to`.
    case apart
    /// The distance of the baselines of a text's lines.
    case lines
    /// A property of the `index`th rectangle of `color`: `x`, `y`, `width`, `height`, `right`,
    /// `bottom` or `radius`.
    case fill
    /// The extent of what differs from the ground in `region` of the picture.
    case ink
    /// The places along an axis where flat parts of the picture begin and end.
    case edges
    /// The colour of the pixel at a point.
    case color
    /// The place along an axis where the picture changes by more than `least` from pixel to pixel.
    case step
    /// The distance from the first such place to the last.
    case extent
    /// The distance of such a place from the one on the line `middle`.
    case cut
    /// The distance from such a place to where `text` begins.
    case before
  }

  enum Value: Decodable, Equatable {
    case number(Double)
    case numbers([Double])
    case word(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let numbers = try? container.decode([Double].self) {
        self = .numbers(numbers)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    var words: String {
      switch self {
      case .number(let number): Self.words(number)
      case .numbers(let numbers): numbers.map(Self.words).joined(separator: ", ")
      case .word(let word): word
      }
    }

    /// A number in hundredths, without trailing zeros.
    private static func words(_ number: Double) -> String {
      let rounded = (number * 100).rounded() / 100
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
  }
}

extension TruthMeasure {
  /// Returns whether a value of a drawing is iOS's, within the measure's tolerance.
  func agrees(_ actual: Value) -> Bool {
    switch (expected, actual) {
    case (.number(let expected), .number(let actual)):
      if let percent { return abs(actual / expected - 1) * 100 <= percent }
      return abs(actual - expected) <= (tolerance ?? 0.5) + 1e-9
    case (.numbers(let expected), .numbers(let actual)):
      return expected.count == actual.count
        && zip(expected, actual).allSatisfy { abs($0 - $1) <= (tolerance ?? 0.5) + 1e-9 }
    case (.word(let expected), .word(let actual)):
      guard let tolerance, let one = Int(expected.dropFirst(), radix: 16),
        let other = Int(actual.dropFirst(), radix: 16), expected.hasPrefix("#")
      else { return expected == actual }
      return [0, 8, 16].allSatisfy {
        abs(Double(one >> $0 & 255) - Double(other >> $0 & 255)) <= tolerance
      }
    default: return expected == actual
    }
  }

  /// Returns the difference from iOS's number, as in `+0.33`; empty for what has no difference.
  func difference(_ actual: Value) -> String {
    guard case (.number(let expected), .number(let number)) = (expected, actual) else { return "" }
    let difference = number - expected
    let words = Value.number(abs(difference)).words
    if words == "0" { return "0" }
    let percent =
      percent == nil ? "" : " (\(Value.number(abs(difference) / expected * 100).words) %)"
    return (difference < 0 ? "−" : "+") + words + percent
  }
}
