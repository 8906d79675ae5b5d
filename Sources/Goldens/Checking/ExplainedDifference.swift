import ImageDecoding
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import PictureComparison

/// A difference with its causes: the machine, the layout, and the elements where pixels differ.
struct ExplainedDifference {
  /// The difference with the elements under its clusters.
  let difference: PictureDifference
  /// The differences between this machine and the golden's, a sentence each.
  let machineDifferences: [String]
  /// The changes of the layout and the drawing; empty if there is no earlier layout.
  let layoutChanges: [DescribedChange]
  /// The canvases of both layouts; nil if there is no earlier layout.
  let canvases: ComparedCanvases?
  /// A message about anything that neither explains; nil for nothing.
  let message: String?

  /// Explains the difference of a case from a golden.
  ///
  /// - Parameters:
  ///   - png: The golden's file, which was decoded before.
  ///   - stored: The layout's text beside it.
  init(
    _ difference: PictureDifference, of drawn: DrawnCase, since png: [UInt8],
    _ stored: StoredLayout
  ) {
    let pixels = PictureDigest.pixels(ofPNG: png)
    let layout = stored.snapshot(ofPixels: pixels)
    // Both files were decoded before: texts that cannot be read prove nothing about the pixels.
    let texts = try? (
      expected: PNGTextChunk.texts(ofPNG: png), actual: PNGTextChunk.texts(ofPNG: drawn.png())
    )
    machineDifferences =
      texts.map { Goldens.machineDifferences(expected: $0.expected, actual: $0.actual) } ?? []
    var difference = difference
    if let layout { drawn.layout.read(like: layout) }
    difference.scales = ScaleChange(from: difference.expectedSize, layout, to: drawn)
    canvases = layout.flatMap { ComparedCanvases(from: $0, to: drawn.layout) }
    let edits = layout.flatMap { try? ScreenEdits(from: $0, to: drawn.layout) }
    self.difference = difference.naming(
      edits.map { ElementPlaces($0.new) } ?? ElementPlaces(drawn.layout),
      edits.map { ElementPlaces($0.old) } ?? layout.map(ElementPlaces.init), scale: drawn.scale)
    if let problem = stored.problem(ofPixels: pixels) {
      layoutChanges = []
      message = CaseCheck.foreignText(problem)
    } else if let layout {
      layoutChanges = drawn.changes(since: layout, edits: edits)
      let isUnexplained = layout == drawn.layout && difference.scales == nil
      message =
        isUnexplained
        ? Self.cause(of: drawn, stored, isSameMachine: machineDifferences.isEmpty) : nil
    } else {
      layoutChanges = []
      message = "the golden has no layout's text to compare with"
    }
  }

  /// Returns the reason why pixels differ although the layout and the drawing have the same
  /// description.
  private static func cause(
    of drawn: DrawnCase, _ stored: StoredLayout, isSameMachine: Bool
  ) -> String {
    guard isSameMachine else {
      return "layout and drawing are unchanged; only the renderer or its fonts differ"
    }
    guard case .text(_, let sealed?) = stored, sealed != drawn.pixels else {
      return "the golden's picture is not the one that its layout text is of: one of them was "
        + "edited, or a merge took them from two sides"
    }
    return "the layout and the drawing are described as the golden's are"
  }
}

extension PictureDifference {
  /// The largest number of elements that a cluster names.
  private static let namedElements = 4

  /// Returns the difference with the elements under its clusters: those of the picture first, then
  /// those that only its golden has.
  ///
  /// - Parameter scale: Device pixels a point.
  fileprivate func naming(
    _ places: ElementPlaces, _ earlier: ElementPlaces?, scale: Double
  ) -> PictureDifference {
    var named = self
    let rects = clusters.map { cluster in
      let box = cluster.box
      return Rect(
        x: Double(box.x) / scale, y: Double(box.y) / scale, width: Double(box.width) / scale,
        height: Double(box.height) / scale)
    }
    let names = places.elements(under: rects)
    let before = earlier?.elements(under: rects)
    for index in named.clusters.indices {
      let known = Set(names[index].map(number))
      let others = before?[index].filter { !known.contains(number(in: $0)) } ?? []
      named.clusters[index].elements = Array((names[index] + others).prefix(Self.namedElements))
    }
    return named
  }

  /// Returns the part of an element's name that both drawings share: `item 3` of `item 3 'David'`,
  /// and the whole of a name without a number.
  private func number(in name: String) -> String {
    // In bytes, as characters take many times as long.
    let bytes = name.utf8
    let quote = bytes.indices.first { bytes[$0...].starts(with: " '".utf8) }
    guard let quote, name[..<quote].last?.isNumber == true else { return name }
    return String(name[..<quote])
  }
}

extension ScaleChange {
  /// Creates the change from a golden's scale to that of a case; nil if they are the same, or if
  /// the golden's size does not follow from its canvas.
  ///
  /// - Parameter layout: The golden's layout; nil if it is not known.
  init?(from size: PixelSize, _ layout: LayoutSnapshot?, to drawn: DrawnCase) {
    guard let canvas = try? layout?.parsed().canvas.frame.size, canvas.width > 0 else { return nil }
    // Sides are rounded to whole pixels, and scales rarely have more than two decimals.
    let exact = Double(size.width) / canvas.width
    let rounded = (exact * 100).rounded() / 100
    let scale = [rounded, exact].first { scale in
      abs(canvas.width * scale - Double(size.width)) <= 0.51
        && abs(canvas.height * scale - Double(size.height)) <= 0.51
    }
    guard let scale, abs(scale - drawn.scale) > 0.001 else { return nil }
    self.init(expected: scale, actual: drawn.scale)
  }
}
