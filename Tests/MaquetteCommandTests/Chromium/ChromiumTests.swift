import Foundation
import TestSupport
import Testing

/// Pictures against another renderer's, which shares neither code nor fonts' rasteriser with ours.
@Suite(.serialized, .waiting) struct ChromiumTests {
  private static let scales = [1, 2, 3]
  private static let sheets = Result { try LikenessSheets(Likeness.all, scales: scales) }

  @Test(arguments: scales, ["light", "dark"])
  func `drawings look as in Chromium, and a small mistake does not`(
    scale: Int, appearance: String
  ) throws {
    let sheets = try Self.sheets.get()
    var wrong: [String] = []
    for row in Likeness.all {
      for (mistake, difference) in try sheets.differences(
        of: row, scale: scale, appearance: appearance)
      {
        if let mistake {
          if difference.isAllowed { wrong.append("\(row.name), missed \(mistake): \(difference)") }
        } else if !difference.isAllowed {
          wrong.append("\(row.name): \(difference)")
        }
      }
    }
    expect(wrong, equals: [])
  }
}

extension Likeness {
  /// Every kind of drawing.
  fileprivate static let all = shapes + strokes + shadows + gradients + effects + mixtures + texts
}

/// All drawings of a table, and their mistakes, as the tool and the browser draw them.
struct LikenessSheets {
  private let folder: TemporaryFolder
  private var places: [String: Int] = [:]
  private var sheets: [String: (width: Int, pixels: [UInt32])] = [:]
  private static let columns = 8

  init(_ rows: [Likeness], scales: [Int]) throws {
    folder = try TemporaryFolder()
    var views: [String] = []
    for row in rows {
      places[row.name] = views.count
      views.append(row.view)
      for (name, view) in row.mistakes {
        places[row.name + name] = views.count
        views.append(view)
      }
    }
    try Self.drawInBrowser(rows, into: folder)
    for appearance in ["light", "dark"] {
      let config = Self.config(views, appearance)
      for scale in scales {
        let name = "\(appearance)@\(scale)x"
        let run = try runTool(
          ["render", "-", "-o", folder.file(name + ".png"), "--scale", "\(scale)"], input: config)
        try #require(run.status == 0, "\(run.errors)")
        let bytes = try #require(readBytes(folder.file(name + ".png")))
        sheets[name] = (160 * Self.columns * scale, try decodedPixels(bytes))
      }
    }
  }

  /// How far the drawing, and each of its mistakes, by their names, are from the browser's.
  func differences(
    of row: Likeness, scale: Int, appearance: String
  ) throws -> [(mistake: String?, LikenessDifference)] {
    let sheet = try #require(sheets["\(appearance)@\(scale)x"])
    let (width, height) = (160 * scale, 120 * scale)
    let isNegative = row.isText && appearance == "dark"
    let file = "\(row.name).\(isNegative ? "light" : appearance)@\(scale)x.png"
    let expected = Tile(
      width: width, height: height,
      pixels: try decodedPixels(try #require(readBytes(folder.file(file)))), stride: width,
      start: 0)
    let names: [String?] = [nil] + row.mistakes.keys.sorted()
    return try names.map { mistake in
      let place = try #require(places[row.name + (mistake ?? "")])
      let (left, top) = (place % Self.columns * width, place / Self.columns * height)
      let drawn = Tile(
        width: width, height: height, pixels: sheet.pixels, stride: sheet.width,
        start: top * sheet.width + left)
      let difference = LikenessDifference(
        drawn, expected, isNegative: isNegative, background: appearance == "dark" ? 0 : 0xFF_FFFF,
        bound: row.bound)
      return (mistake, difference)
    }
  }

  private static func drawInBrowser(_ rows: [Likeness], into folder: TemporaryFolder) throws {
    let tiles = rows.flatMap { row in
      (row.isText ? ["light"] : ["light", "dark"]).map { appearance in
        [
          "name": "\(row.name).\(appearance)",
          "scale": row.bound.scale,
          "html": colored(
            "<div style='width:160px;height:120px;background:{paper}'></div>" + row.html,
            appearance),
        ] as [String: Any]
      }
    }
    let input = try JSONSerialization.data(
      withJSONObject: ["folder": folder.path, "width": 160, "height": 120, "tiles": tiles])
    let run = try runPython(
      "Tests/Browser/draw_css.py", input: String(decoding: input, as: UTF8.self))
    try #require(run.status == 0, "\(run.errors)")
  }

  /// A preview of all views in rows of tiles.
  private static func config(_ views: [String], _ appearance: String) -> String {
    let tiles = views.map { view in
      "{ zstack: [{ color: '{paper}' }, \(view)], frame: { width: 160, height: 120 }, "
        + "clipShape: rectangle }"
    }
    let rows = stride(from: 0, to: tiles.count, by: columns).map { start in
      let row = tiles[start..<min(start + columns, tiles.count)].joined(separator: ",\n")
      return "{ hstack: { spacing: 0, children: [\n\(row)] } }"
    }
    return colored(
      """
      name: sheet
      canvas: { width: \(160 * columns), appearance: \(appearance) }
      view: { vstack: { alignment: leading, spacing: 0, children: [
      \(rows.joined(separator: ",\n"))] } }

      """, appearance)
  }

  private static func colored(_ text: String, _ appearance: String) -> String {
    let isDark = appearance == "dark"
    return text.replacing("{ink}", with: isDark ? "#FFFFFF" : "#000000")
      .replacing("{paper}", with: isDark ? "#000000" : "#FFFFFF")
      // Those of the regular material in `MaterialKind.backdrop(in:)`.
      .replacing("{tint}", with: isDark ? "rgba(37,37,37,0.75)" : "rgba(255,255,255,0.7)")
  }
}
