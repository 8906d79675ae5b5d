import CellViews
import Diagnostics
import ImageDecoding
import LayoutGeometry
import PlainText
import TextShaping

/// Loads a symbol of a user's own: an SVG file, or a `.symbolset` of Xcode's.
///
/// A template of Apple's program SF Symbols has its weights, its layers and its place beside letters.
/// Any other SVG is one font size high; what it draws by strokes is drawn in other weights by strokes
/// of other widths.
package enum OwnSymbol {
  /// True for a name that is a path to a symbol.
  package static func isPath(_ name: String) -> Bool {
    name.hasSuffix(".svg") || isSet(name)
  }

  /// True for a path to a set.
  package static func isSet(_ path: String) -> Bool { path.hasSuffix(".symbolset") }

  /// The symbol at a path.
  ///
  /// - Parameter read: Reads a file by its path.
  /// - Throws: What `read` throws; `Diagnostic` for a set whose `Contents.json` cannot be read or names
  ///   no file; `PictureError`, and `OwnSymbolError` for path data that is not well-formed.
  package static func loaded(
    _ path: String, read: (_ path: String) throws -> [UInt8]
  ) throws -> LoadedSymbol {
    guard isSet(path) else { return try symbol(in: read(path), rightToLeft: nil) }
    let set = try SymbolSet(contents: read("\(path)/Contents.json"), of: path)
    let rightToLeft: RightToLeft?
    switch set.rightToLeft {
    case .file(let name): rightToLeft = .drawing(try read("\(path)/\(name)"))
    case .mirrored: rightToLeft = .mirrored
    case nil: rightToLeft = nil
    }
    return try symbol(in: read("\(path)/\(set.file)"), rightToLeft: rightToLeft)
  }

  /// What is drawn where text runs from right to left.
  private enum RightToLeft {
    /// Another document.
    case drawing([UInt8])
    /// The same, left and right swapped.
    case mirrored
  }

  private static func symbol(
    in document: [UInt8], rightToLeft: RightToLeft?
  ) throws -> LoadedSymbol {
    let drawing = try OwnDrawing(document)
    let other: OwnDrawing?
    switch rightToLeft {
    case .drawing(let document): other = try OwnDrawing(document)
    case .mirrored: other = drawing.mirrored
    case nil: other = nil
    }
    let plain = try drawing.picture()
    return LoadedSymbol(
      picture: plain, rightToLeft: try other?.picture(),
      artwork: SymbolArtwork { look in
        let shown = look.direction == .rightToLeft ? other ?? drawing : drawing
        // What is drawn in one weight is drawn in all.
        return (try? shown.layers(in: look)) ?? [SymbolLayer(picture: plain, level: 0)]
      })
  }
}

/// A document that draws a symbol.
private enum OwnDrawing {
  case template(SymbolTemplate, isMirrored: Bool)
  /// Any other document.
  case document([UInt8])

  init(_ document: [UInt8]) throws {
    // The picture is read first: it bounds what is read after it.
    _ = try Picture(decoding: document)
    do throws(SVGPathData.Problem) {
      let markup: SVGMarkup? = try? SVGMarkup(document)
      if let template = try markup.flatMap({ markup throws(SVGPathData.Problem) in
        try SymbolTemplate(markup)
      }) {
        self = .template(template, isMirrored: false)
      } else {
        self = .document(document)
      }
    } catch {
      throw OwnSymbolError(message: error.message)
    }
  }

  /// The drawing with left and right swapped; a document that is not a template stays as it is.
  var mirrored: OwnDrawing {
    guard case .template(let template, _) = self else { return self }
    return .template(template, isMirrored: true)
  }

  func picture(weight: FontWeight = .regular, level: Int? = nil) throws -> Picture {
    switch self {
    case .template(let template, let isMirrored):
      let document = template.document(weight: weight, level: level, isMirrored: isMirrored)
      return try Picture(decoding: Array(document.utf8))
    case .document(let bytes):
      return try Picture(decoding: StrokedDocument(bytes).bytes(weight: weight))
    }
  }

  /// The parts in a look, the rearmost first.
  func layers(in look: SymbolLook) throws -> [SymbolLayer] {
    guard case .template(let template, _) = self, look.isLayered else {
      return [SymbolLayer(picture: try picture(weight: look.weight), level: 0)]
    }
    return try template.levels.reversed().map { level in
      SymbolLayer(picture: try picture(weight: look.weight, level: level), level: level)
    }
  }
}

/// A document whose strokes can have other widths.
private struct StrokedDocument {
  private let document: [UInt8]

  init(_ document: [UInt8]) {
    self.document = document
  }

  /// The document with each stroke as much wider or finer as a symbol's are in the weight.
  func bytes(weight: FontWeight) -> [UInt8] {
    let factor = SymbolPen(weight: weight).width
    guard factor != 1 else { return document }
    let text = String(decoding: document, as: UTF8.self)
    let width = #/(stroke-width\s*[=:]\s*["']?\s*)([0-9]*\.?[0-9]+)/#
    return Array(
      text.replacing(width) { match in
        let number = Double(match.2) ?? 1
        return "\(match.1)\(NumberText.shortest(number * factor))"
      }.utf8)
  }
}

/// A symbol's template that cannot be drawn.
struct OwnSymbolError: Error, Hashable, CustomStringConvertible {
  /// What is wrong with its path data.
  var message: String

  /// The template, and what is wrong with it.
  var description: String { "the template's path data: \(message)" }
}
