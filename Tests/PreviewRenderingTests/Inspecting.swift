import CellViews
import Diagnostics
import DisplayList
import InspectedParts
import LayoutGeometry
import PreviewConfig
import PreviewRendering
import TestSupport
import TextShaping

/// The canvas of a config's first preview with all its parts; the config is the file `test.yaml`.
func inspected(_ text: String) throws -> InspectedPart {
  let folder = try TemporaryFolder()
  let config = try ConfigFile.load(
    bytes: Array(text.utf8), file: "test.yaml", directory: folder.path)
  guard let preview = config.previews.first else { throw NothingThere() }
  let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
  return InspectedPart(arrangement, of: preview, in: config)
}

/// A part that a test needs is missing.
struct NothingThere: Error {}

extension InspectedPart {
  /// The first part of a role, this one or one in it.
  func first(_ role: PartRole) throws -> InspectedPart {
    guard let part = all.first(where: { $0.role == role }) else { throw NothingThere() }
    return part
  }

  /// The part with all parts in it, a part before those in it.
  var all: [InspectedPart] { [self] + parts.flatMap(\.all) }

  /// The parts in this one a line each, with their roles, names and places.
  var outline: String { parts.map { $0.outline(indent: "") }.joined() }

  private func outline(indent: String) -> String {
    let name = name.map { " '\($0)'" } ?? ""
    return "\(indent)\(role.rawValue)\(name) \(frame.outline)\n"
      + parts.map { $0.outline(indent: indent + "  ") }.joined()
  }

  /// Where the part is written, as `line:column–last line`.
  var place: String? {
    source.map { "\($0.name.start.line):\($0.name.start.column)–\($0.lastLine)" }
  }
}

extension PartLook.Fill {
  /// The colour with its name, and with its place in a gradient, as in `#FF2D55 pink`.
  var outline: String {
    color.dump + (name.map { " \($0)" } ?? "") + (location.map { " at \($0.outline)" } ?? "")
  }
}

extension Rect {
  /// The rectangle as `x,y width×height`.
  var outline: String {
    "\(minX.outline),\(minY.outline) \(width.outline)×\(height.outline)"
  }
}

extension Double {
  fileprivate var outline: String { self == rounded() ? "\(Int(self))" : "\(self)" }
}
