import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import Presentation
import Reports
import TextShaping

/// A review on paper: all pictures on one sheet, and each preview on a page of its own.
struct ReviewSheets {
  private let screens: [ReviewedScreen]
  private let title: String

  /// The height, in points, above which a sheet is drawn with fewer pixels: many viewers do not
  /// show larger pictures.
  private static let highestPicture = 16_384.0
  /// The largest width, in points; rows of more pictures are hard to read.
  private static let widestSheet = 4000.0

  /// Creates the sheets of some screens, in their order.
  init(_ screens: [ReviewedScreen], title: String) {
    self.screens = screens
    self.title = title
  }

  /// Writes the sheet with all pictures.
  ///
  /// - Throws: The errors of shaping, drawing and `write`.
  func writePNG(to write: (UnsafeRawBufferPointer) throws -> Void) throws {
    let list = try overview(shaper: TextShaper(catalog: FontCatalog()))
    let scale = min(2, max(0.25, Self.highestPicture / list.size.height))
    try Drawing(list, pictures: pictures(of: screens)).writePNG(scale: scale, to: write)
  }

  /// Returns the sheet with all pictures, wide enough not to become a strip.
  private func overview(shaper: TextShaper) throws -> DisplayList {
    var style = ContactSheet.Style.overview
    while true {
      let list = try ContactSheet.displayList(
        title: title, subtitle: screens.map(\.entry).sentence, of: sections, style: style,
        shaper: shaper)
      guard let width = style.width, width < Self.widestSheet, list.size.height > 2 * width else {
        return list
      }
      style.width = width * 1.5
    }
  }

  /// Returns a document with a page for each screen; text as text.
  ///
  /// - Throws: The errors of shaping and drawing.
  func pdf() throws -> [UInt8] {
    let shaper = try TextShaper(catalog: FontCatalog())
    let document = try PDFDocument(firstPage: Size(width: 1, height: 1))
    for screen in screens {
      let list = try ContactSheet.displayList(
        of: [section([screen], heading: screen.entry.name)], style: .page, shaper: shaper)
      try document.add(Drawing(list, pictures: pictures(of: [screen])))
    }
    return try document.finish()
  }

  /// The sections: a changed screen has its sentences over it; all others are with their group.
  private var sections: [SheetSection] {
    let changed = screens.filter { $0.entry.change == .changed }
    let others = screens.filter { $0.entry.change != .changed }
    return changed.map { section([$0], heading: $0.entry.name) }
      + others.map(\.entry).parts.map { part in
        section(Array(others[part.entries.indices]), heading: part.group)
      }
  }

  private func section(_ screens: [ReviewedScreen], heading: String?) -> SheetSection {
    SheetSection(
      heading: heading, change: screens.count == 1 ? change(of: screens[0]) : nil,
      notes: screens.flatMap(\.entry.sentences), pictures: screens.flatMap(places))
  }

  private func change(of screen: ReviewedScreen) -> SheetSection.Change? {
    screen.entry.change.flatMap { SheetSection.Change(rawValue: $0.rawValue) }
  }

  private func places(of screen: ReviewedScreen) -> [SheetSection.Picture] {
    let entry = screen.entry
    return zip(entry.pictures, screen.drawings).map { picture, drawing in
      let isMain = picture.role == .after || entry.pictures.count == 1
      let title =
        switch (entry.change, picture.role) {
        case (.changed, _): entry.title(of: picture)
        case (_, .annotated): "\(entry.name), annotated"
        case (nil, _): entry.name
        case (let change?, _): "\(entry.name), \(change.rawValue)"
        }
      return SheetSection.Picture(
        title: title, lines: isMain ? entry.caption : [], displayList: drawing.displayList)
    }
  }

  private func pictures(of screens: [ReviewedScreen]) -> [PictureID: Picture] {
    screens.flatMap(\.drawings).reduce(into: [:]) { all, drawing in
      all.merge(drawing.pictures) { first, _ in first }
    }
  }
}
