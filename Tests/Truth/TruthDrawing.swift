import CellViews
import Foundation
import ImageDecoding
import PreviewConfig
import PreviewRendering
import TestSupport

/// A drawing of a case's preview, as its list of commands and, for measures of pixels, its picture.
final class TruthDrawing {
  private let preview: Preview
  private let texts: [Text]
  private let fills: [Fill]
  private lazy var drawn = Result {
    TruthPicture(
      try PNGDecoder.decode(preview.png(), limits: .input).buffer, scale: preview.canvas.scale)
  }
  private var picture: TruthPicture { get throws { try drawn.get() } }

  init(_ preview: Preview) throws {
    self.preview = preview
    let lines = String(decoding: try preview.list(), as: UTF8.self).split(separator: "\n")
    texts = lines.filter { $0.contains("glyphs ") }.compactMap(Text.init)
    fills = lines.filter { $0.contains("fill r") }.compactMap(Fill.init)
  }

  /// A value that the drawing does not have.
  struct Missing: Error, CustomStringConvertible {
    var description: String
  }

  /// Returns what a measure is of.
  func value(of measure: TruthMeasure) throws -> TruthMeasure.Value {
    switch measure.kind {
    case .text:
      let text = try text(measure.text, measure.index)
      switch measure.what {
      case "font": return .word(text.font)
      case "color": return .word(text.color)
      case "x": return .number(text.x)
      case "baseline": return .number(text.baseline)
      case "width": return .number(text.width)
      case "right": return .number(text.x + text.width)
      case "middle": return .number(text.x + text.width / 2)
      case "size": return .number(text.size)
      default: throw Missing(description: "a text has no \(measure.what ?? "value")")
      }
    case .textInk:
      let text = try text(measure.text, measure.index)
      let box = try picture.ink(
        [
          text.x - 4, text.baseline - text.size * 1.05, text.x + text.width + 4,
          text.baseline + text.size * 0.32,
        ], threshold: 60, ground: nil)
      return .number(try length(measure.what, of: box))
    case .apart:
      let first = try text(measure.from, measure.fromIndex)
      let second: Text
      if measure.to == "the line after it", let place = texts.firstIndex(of: first),
        place + 1 < texts.count
      {
        second = texts[place + 1]
      } else {
        second = try text(measure.to, measure.toIndex)
      }
      return .number(second.baseline - first.baseline)
    case .lines:
      guard texts.count > 1 else { throw Missing(description: "a text of several lines") }
      let distance = texts[texts.count - 1].baseline - texts[0].baseline
      return .number(distance / Double(texts.count - 1))
    case .fill:
      let found = fills.filter { $0.color == measure.color }
      guard let index = measure.index, index < found.count else {
        throw Missing(description: "a fill of \(measure.color ?? "")")
      }
      let fill = found[index]
      if measure.what == "radius" { return .number(fill.radius) }
      return .number(try length(measure.what, of: fill.box))
    case .ink:
      let box = try picture.ink(
        measure.region ?? [], threshold: measure.threshold ?? 60, ground: measure.ground)
      return .number(try length(measure.what, of: box))
    case .edges:
      guard case .number(let at) = measure.at else { throw Missing(description: "a place") }
      return .numbers(
        try picture.edges(
          alongY: measure.axis == "y", at: at, from: measure.start ?? 0, to: measure.end ?? 0,
          least: measure.least ?? 3))
    case .step: return .number(try step(measure, measure.at, which: measure.which))
    case .extent:
      return .number(
        try step(measure, measure.at, which: "last") - step(measure, measure.at, which: "first"))
    case .cut:
      return .number(
        try step(measure, measure.at, which: measure.which)
          - step(measure, measure.middle.map { .number($0) }, which: measure.which))
    case .before:
      return .number(
        try text(measure.text, measure.index).x
          - step(measure, measure.at, which: measure.which))
    case .color:
      guard case .numbers(let at) = measure.at else { throw Missing(description: "a place") }
      return .word(try picture.color(at[0], at[1]))
    }
  }

  /// Returns the place on a line where the picture changes.
  private func step(
    _ measure: TruthMeasure, _ at: TruthMeasure.Value?, which: String?
  ) throws -> Double {
    guard case .number(let at) = at else { throw Missing(description: "a place") }
    let steps = try picture.steps(
      alongY: measure.axis == "y", at: at, from: measure.start ?? 0, to: measure.end ?? 0,
      least: measure.least ?? 3)
    guard let place = which == "last" ? steps.last : steps.first else {
      throw Missing(description: "anything that begins or ends there")
    }
    return place
  }

  /// Returns the text that is `name`, or begins with it up to its `…`, and follows `index` others.
  private func text(_ name: String?, _ index: Int?) throws -> Text {
    let name = name ?? ""
    let found = texts.filter { text in
      name.hasSuffix("…")
        ? text.string.hasPrefix(name.dropLast())
        : text.string.trimmingCharacters(in: .whitespaces) == name
    }
    guard (index ?? 0) < found.count else { throw Missing(description: "the text \(name)") }
    return found[index ?? 0]
  }

  private func length(_ what: String?, of box: TruthBox?) throws -> Double {
    guard let box else { throw Missing(description: "anything there") }
    switch what {
    case "x", "left": return box.left
    case "y", "top": return box.top
    case "right": return box.right
    case "bottom": return box.bottom
    case "width": return box.right - box.left
    case "height": return box.bottom - box.top
    default: throw Missing(description: "\(what ?? "value") of a box")
    }
  }
}

/// A box in points of the canvas.
struct TruthBox: Equatable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
}

/// A glyph run of a list of drawing commands.
private struct Text: Equatable {
  var string: String
  var font: String
  var size: Double
  var x: Double
  var baseline: Double
  var color: String
  var width: Double

  init?(_ line: Substring) {
    let pattern =
      /glyphs "(.*)" (.+?) ([\d.]+) at (-?[\d.]+),(-?[\d.]+) (#\w+) \[\d+\/([\d.]+)\]/
    guard let match = line.firstMatch(of: pattern), let size = Double(match.3),
      let x = Double(match.4), let baseline = Double(match.5), let width = Double(match.7)
    else { return nil }
    string = String(match.1)
    font = String(match.2)
    color = String(match.6)
    (self.size, self.x, self.baseline, self.width) = (size, x, baseline, width)
  }
}

/// A filled rectangle of a list of drawing commands.
private struct Fill {
  var box: TruthBox
  var radius: Double
  /// The colour without its opacity, as in `#FFCC00`.
  var color: String

  init?(_ line: Substring) {
    let pattern =
      /fill (?:rect|rounded) (-?[\d.]+),(-?[\d.]+) ([\d.]+)×([\d.]+)(?: radius ([\d.]+))?.*(#\w{6})\w*$/
    guard let match = line.firstMatch(of: pattern), let x = Double(match.1),
      let y = Double(match.2), let width = Double(match.3), let height = Double(match.4)
    else { return nil }
    box = TruthBox(left: x, top: y, right: x + width, bottom: y + height)
    radius = match.5.flatMap { Double($0) } ?? 0
    color = String(match.6)
  }
}
