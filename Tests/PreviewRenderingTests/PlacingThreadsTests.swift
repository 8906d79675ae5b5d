import CellViews
import CollectionLayouts
import TestSupport
import Testing
import TextShaping

/// Elements of a collection that several threads place.
@Suite struct PlacingThreadsTests {
  private static let count = 600

  /// A screen that shows all of 600 items.
  private func screen(
    cell: String, layout: String = "waterfall: { columns: 7 }", collection: String = "",
    around: String = ""
  ) throws -> Preview {
    try #require(
      previews(
        """
        name: cells
        canvas: { width: 317, padding: 3.3, background: yellow }
        let: { chosen: none }
        view:
          collection:
            layout: { \(layout) }
            items: 1...\(Self.count)
            itemHeight: "${12 + item % 16}"
            cell: \(cell)
            \(collection)
          \(around)
        """
      ).first)
  }

  @Test(
    arguments: [
      // Texts, groups, and equal neighbours that become copies.
      "{ text: \"c${index}\", font: { size: 10 }, background: orange, cornerRadius: 3 }",
      "{ color: red, border: black }",
      "{ text: \"${item < 200 ? 'same' : item}\", lineLimit: 1 }",
      // Two notices in each cell, or one that is reported once for all.
      "{ text: too long for its cell, fixedSize: true }",
      "{ text: \"\\uE000\", lineLimit: 1 }",
      // Pictures, which are named where they are first.
      "{ symbol: \"${item % 3 == 0 ? 'heart.fill' : 'star'}\" }",
    ])
  func `draw and find what one thread does`(cell: String) throws {
    try expectSame(try screen(cell: cell), areAllUsed: true)
    try expectSame(
      try screen(
        cell: cell, layout: "grid: { columns: 3 }",
        collection: "header: { text: Top }\n    headerHeight: 20"), areAllUsed: true)
  }

  /// What changes what is placed after it, or is more than a list of what was found, begins in the middle of
  /// the elements.
  @Test(
    arguments: [
      "onTap: { set: { chosen: \"${item}\" } }", "id: tile",
      "overlay: { collection: { layout: { grid: { columns: 2 } }, items: [1, 2], cell: { text: in } } }",
    ])
  func `leave to one thread what depends on others`(modifier: String) throws {
    let cell =
      "{ \"if\": \"${item > 400}\", then: { color: red, \(modifier) }, else: { text: \"${item}\" } }"
    try expectSame(try screen(cell: cell), areAllUsed: true)
  }

  /// What is measured is kept until it is placed, and what answers to touches around the cells keeps what covers it.
  @Test func `are left to one thread where it knows more of them`() throws {
    let measured = try screen(
      cell: "{ color: red }", layout: "grid: { columns: 3 }", collection: "header: { text: Top }")
    try expectSame(measured, areAllUsed: false)
    let touched = try screen(
      cell: "{ color: red }", around: "onTap: { set: { chosen: all } }")
    try expectSame(touched, areAllUsed: false)
  }

  @Test func `fail with the first element that cannot be built`() throws {
    // Item 500 is in a part before that of item 550, which another thread may build sooner.
    let preview = try screen(
      cell: "{ text: \"${item == 500 ? item.first : item == 550 ? item.second : item}\" }")
    let shaper = try TextShaper(catalog: preview.fonts)
    let plain = #expect(throws: (any Error).self) {
      try preview.arranged(shaper: shaper, keepsViews: false)
    }
    for workers in [2, 3] {
      let error = #expect(throws: (any Error).self) {
        try preview.arranged(shaper: shaper, keepsViews: false, workers: workers)
      }
      expect("\(error as Any)", equals: "\(plain as Any)")
      #expect("\(error as Any)".contains("first"))
    }
  }

  @Test func `find no more than one thread does`() throws {
    // Each cell that is too small is noticed, up to 10,000.
    let preview = try #require(
      previews(
        """
        name: cells
        canvas: { width: 400 }
        view:
          collection:
            layout: { grid: { columns: 100 } }
            items: 1...10100
            itemHeight: 1
            cell: { color: red, frame: { height: 2 } }
        """
      ).first)
    let shaper = try TextShaper(catalog: preview.fonts)
    let plain = try preview.arranged(shaper: shaper, keepsViews: false)
    let other = try preview.arranged(shaper: shaper, keepsViews: false, workers: 2)
    expect(other.notices, equals: plain.notices)
    expect(other.notices.count, equals: 10_000)
  }

  /// Compares with the plain path: one thread, element by element.
  ///
  /// - Parameter areAllUsed: Whether all threads take part, or the calling one alone.
  private func expectSame(
    _ preview: Preview, areAllUsed: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let shaper = try TextShaper(catalog: preview.fonts)
    let plain = try preview.arranged(shaper: shaper, keepsViews: false)
    for (workers, isNoting) in [(2, false), (3, true)] {
      let threads = BuildingThreads()
      let expected = areAllUsed ? workers : 1
      let preview = isNoting ? preview.noting(threads, awaiting: expected) : preview
      let other = try preview.arranged(shaper: shaper, keepsViews: false, workers: workers)
      #expect(other.displayList == plain.displayList, sourceLocation: sourceLocation)
      #expect(other.notices == plain.notices, sourceLocation: sourceLocation)
      #expect(other.overflows == plain.overflows, sourceLocation: sourceLocation)
      #expect(other.computed == plain.computed, sourceLocation: sourceLocation)
      #expect(other.pictureMarks == plain.pictureMarks, sourceLocation: sourceLocation)
      #expect(Set(other.pictures.keys) == Set(plain.pictures.keys), sourceLocation: sourceLocation)
      #expect(other.actions == plain.actions, sourceLocation: sourceLocation)
      #expect(
        other.collections.map(\.key) == plain.collections.map(\.key), sourceLocation: sourceLocation
      )
      if isNoting { #expect(threads.count == expected, sourceLocation: sourceLocation) }
    }
  }
}

extension Preview {
  /// The preview of a collection, with cells that note the threads which build them.
  ///
  /// Each waits for all threads that are to build some; but for the first, which are built before threads are
  /// started.
  fileprivate func noting(_ threads: BuildingThreads, awaiting count: Int) -> Preview {
    var preview = self
    preview.makeContent = { [makeContent] known, canvas in
      try makeContent(known, canvas).noting(threads, awaiting: count)
    }
    return preview
  }
}

extension ViewNode {
  fileprivate func noting(_ threads: BuildingThreads, awaiting count: Int) -> ViewNode {
    switch self {
    case .modified(let view, let modifier):
      return .modified(view.noting(threads, awaiting: count), modifier)
    case .collection(var collection):
      for index in collection.sections.indices {
        // Else one of them is built for all.
        collection.sections[index].cellIsCommon = false
        let cell = collection.sections[index].cell
        collection.sections[index].cell = { context in
          if context.index.item >= 64 {
            threads.add()
            threads.wait(for: count)
          }
          return try cell(context)
        }
      }
      return .collection(collection)
    default: return self
    }
  }
}
