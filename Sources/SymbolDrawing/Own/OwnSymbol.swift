import CellViews
import DisplayList
import ImageDecoding
import LayoutGeometry
import PlainText
import TextShaping

/// Loads a symbol of a user's own: an SVG file, or a `.symbolset` of Xcode's.
///
/// A template of Apple's program SF Symbols has its weights, its layers and its place beside
/// letters. Any other SVG is one font size high; its strokes have other widths in other weights.
package enum OwnSymbol {
  /// Returns whether a name is a path to a symbol.
  package static func isPath(_ name: String) -> Bool {
    name.hasSuffix(".svg") || isSet(name)
  }

  /// Returns whether a path is that of a set.
  package static func isSet(_ path: String) -> Bool { path.hasSuffix(".symbolset") }

  /// Returns the symbol at a path.
  ///
  /// - Parameter read: Reads a file by its path.
  /// - Throws: The errors of `read`; `Diagnostic` for a set whose `Contents.json` cannot be read or
  ///   names no file; `PictureError`, and `OwnSymbolError` for path data that is not well-formed.
  package static func loaded(
    _ path: String, read: (_ path: String) throws -> [UInt8]
  ) throws -> LoadedSymbol {
    guard isSet(path) else { return try symbol(OwnDrawing(read(path)), rightToLeft: nil) }
    let set = try SymbolSet(contents: read("\(path)/Contents.json"), of: path)
    let drawing = try OwnDrawing(read("\(path)/\(set.file)"))
    switch set.rightToLeft {
    case .file(let name):
      return try symbol(drawing, rightToLeft: OwnDrawing(read("\(path)/\(name)")))
    case .mirrored: return try symbol(drawing, rightToLeft: drawing.mirrored)
    case nil: return try symbol(drawing, rightToLeft: nil)
    }
  }

  private static func symbol(
    _ drawing: OwnDrawing, rightToLeft other: OwnDrawing?
  ) throws -> LoadedSymbol {
    let plain = try drawing.picture()
    return LoadedSymbol(
      picture: plain, rightToLeft: try other?.picture(),
      artwork: SymbolArtwork { look in
        let shown = look.direction == .rightToLeft ? other ?? drawing : drawing
        // A symbol that is drawn in one weight is drawn in all.
        return (try? shown.layers(in: look)) ?? [SymbolLayer(picture: plain, level: 0)]
      })
  }
}

/// A document with a symbol's drawing.
private enum OwnDrawing {
  case template(SymbolTemplate, isMirrored: Bool)
  /// Any other document, and its picture.
  case document([UInt8], Picture)

  init(_ document: [UInt8]) throws {
    // The picture is decoded first: it bounds the later reading.
    let picture = try Picture(decoding: document)
    do throws(SVGPathData.Problem) {
      let markup: SVGMarkup? = try? SVGMarkup(document)
      if let template = try markup.flatMap({ markup throws(SVGPathData.Problem) in
        try SymbolTemplate(markup)
      }) {
        self = .template(template, isMirrored: false)
      } else {
        self = .document(document, picture)
      }
    } catch {
      throw OwnSymbolError(message: error.message)
    }
  }

  /// The drawing with left and right swapped; a document that is not a template unchanged.
  var mirrored: OwnDrawing {
    guard case .template(let template, _) = self else { return self }
    return .template(template, isMirrored: true)
  }

  func picture(weight: FontWeight = .regular, level: Int? = nil) throws -> Picture {
    switch self {
    case .template(let template, let isMirrored):
      let document = template.document(weight: weight, level: level, isMirrored: isMirrored)
      return try Picture(decoding: Array(document.utf8))
    case .document(let bytes, let picture):
      let factor = SymbolPen(weight: weight).width
      return factor == 1
        ? picture : try Picture(decoding: Self.scalingStrokes(of: bytes, by: factor))
    }
  }

  /// Returns the document with the width of each stroke multiplied by a factor.
  private static func scalingStrokes(of document: [UInt8], by factor: Double) -> [UInt8] {
    let width = #/(stroke-width\s*[=:]\s*["']?\s*)([0-9]*\.?[0-9]+)/#
    let text = String(decoding: document, as: UTF8.self).replacing(width) { match in
      "\(match.1)\(NumberText.shortest((Double(match.2) ?? 1) * factor))"
    }
    return Array(text.utf8)
  }

  /// Returns the parts in a look, the rearmost first.
  func layers(in look: SymbolLook) throws -> [SymbolLayer] {
    guard case .template(let template, _) = self, look.isLayered else {
      return [SymbolLayer(picture: try picture(weight: look.weight), level: 0)]
    }
    return try template.levels.reversed().map { level in
      SymbolLayer(picture: try picture(weight: look.weight, level: level), level: level)
    }
  }
}

/// A symbol's template that cannot be drawn.
struct OwnSymbolError: Error, Hashable, CustomStringConvertible {
  /// The problem of its path data.
  var message: String

  /// The template, and the problem.
  var description: String { "the template's path data: \(message)" }
}
