import LayoutGeometry
import PictureComparison

/// The part of a page that shows the earlier and the current picture.
///
/// They are shown side by side, on both sides of a slider, as onion skins, or in turn; or their
/// difference is shown alone. Zoom and scroll position are the same for all pictures of a viewer.
///
/// A page needs the styles and scripts `viewer…` once, and `controls` once anywhere; each viewer
/// gets a copy of the controls when the script starts it. Without a script, the pictures are side
/// by side.
enum PictureViewer {
  /// A picture's role in a viewer.
  enum Side: String, CaseIterable, Hashable, Sendable {
    /// The earlier picture.
    case expected
    /// The current picture.
    case actual
    /// The picture of the differences.
    case diff
    /// The current picture with its measures.
    case annotated
  }

  /// A picture with its role and its title.
  struct Pane {
    var side: Side
    /// The picture's title for readers, as in `Expected` or `Before`.
    var title: String
    var picture: ResultPicture
    /// The picture's address; nil for a picture in the page.
    var address: String?
    /// The picture in the form of `PackedPictures`; nil for a picture that is not packed.
    var packed: String?
    /// Indicates whether the picture contains only the differences from the expected one, over
    /// which the script lays it.
    var isPatch = false

    init(side: Side, title: String, picture: ResultPicture, address: String? = nil) {
      self.side = side
      self.title = title
      self.picture = picture
      self.address = address
    }
  }

  /// The known facts about the pictures besides their pixels.
  struct Knowledge {
    /// The places of the canvases in the pictures.
    var scales = PictureScales()
    var parts = PackedParts()
    /// The regions that only moved, in points.
    var moves: [MovedRegion] = []
    /// The removed elements, in points of the earlier canvas.
    var removed: [Rect] = []

    /// The attributes that the script reads.
    fileprivate var attributes: HTML {
      var attributes: HTML = ""
      if let packed = parts.packed {
        attributes += " data-parts=\"\(packed)\""
        for (name, side) in [("before", Side.expected), ("after", .actual)] as [(HTML, Side)] {
          guard let place = scales[side] else { continue }
          attributes += " data-\(name)-scale=\"\(shortest(place.scale))\""
          guard place.origin != .zero else { continue }
          let origin = [place.origin.x, place.origin.y].map { PictureViewer.number($0) }
          attributes += " data-\(name)-origin=\"\(origin.joined(separator: " "))\""
        }
      }
      // At another scale, or elsewhere in the picture, nothing can be at its earlier place.
      if let place = scales[.actual], place == scales[.expected] {
        attributes += PictureViewer.attributes(moves, removed, in: place)
      }
      return attributes
    }
  }

  /// Returns a length for the script, rounded to a thousandth.
  private static func number(_ length: Double) -> String {
    shortest((length * 1000).rounded() / 1000)
  }

  /// Returns the regions that only moved, in the script's form: six numbers each, in pixels; and
  /// the removed elements, which they may now cover.
  private static func attributes(_ moves: [MovedRegion], _ removed: [Rect], in place: CanvasPlace)
    -> HTML
  {
    guard !moves.isEmpty else { return "" }
    let numbers = moves.flatMap { move in
      let from = move.from.offset(by: place.origin)
      return [from.minX, from.minY, from.width, from.height, move.shift.x, move.shift.y]
    }.map { number($0 * place.scale) }
    let moved: HTML = " data-moves=\"\(numbers.joined(separator: " "))\""
    guard !removed.isEmpty else { return moved }
    let boxes = removed.map { $0.offset(by: place.origin).box(scale: place.scale) }
    return moved + " data-removed=\"\(value(boxes))\""
  }

  /// Writes a viewer.
  ///
  /// - Parameters:
  ///   - name: The subject of the pictures, for people who cannot see them.
  ///   - panes: The pictures, at most one for each side; at least one.
  ///   - boxes: The differences, in pixels from their common top left corner.
  ///   - knowledge: The known facts about the pictures besides their pixels.
  static func write(
    _ name: String, panes: [Pane], boxes: [PixelRect], knowledge: Knowledge, to writer: HTMLWriter
  ) throws {
    let sizes = panes.map(\.picture.size)
    let width = sizes.map(\.width).max() ?? 1
    let height = sizes.map(\.height).max() ?? 1
    try writer.write(
      """
      <section class="viewer" aria-label="Pictures of \(name)" \
      data-width="\(plain: width)" data-height="\(plain: height)" data-boxes="\(value(boxes))"\(knowledge.attributes)>
      <div class="panes">

      """)
    for pane in panes {
      let picture = pane.picture
      let loading: HTML = pane.address == nil ? "" : " loading=\"lazy\""
      try writer.write(
        """
        <figure data-side="\(pane.side.rawValue)">
        <figcaption><b>\(pane.title)</b> \
        <span>\(picture.size.width) × \(picture.size.height)</span></figcaption>
        <div class="window"><div class="canvas">\
        <img alt="\(alternative(pane, of: name))"\(pane.isPatch ? " data-patch" : "") \
        width="\(plain: picture.size.width)" height="\(plain: picture.size.height)" \
        decoding="async"\(loading) \(pane.packed == nil ? "src" : "data-packed")="
        """)
      if let packed = pane.packed {
        try writer.write(bytes: packed.utf8)
      } else if let address = pane.address {
        try writer.write("\(address)")
      } else {
        try picture.writeAddress(to: writer)
      }
      try writer.write("\"></div></div>\n</figure>\n")
    }
    try writer.write("</div>\n</section>\n")
  }

  private static func alternative(_ pane: Pane, of name: String) -> HTML {
    let size = pane.picture.size
    return "\(pane.title) picture of \(name), \(size.width) by \(size.height) pixels"
  }

  /// Returns boxes in the script's form: four numbers each.
  static func value(_ boxes: [PixelRect]) -> HTML {
    HTML(
      boxes.map { box in
        "\(plain: box.x) \(plain: box.y) \(plain: box.width) \(plain: box.height) "
      })
  }

  /// The controls that the script copies into each viewer.
  static let controls: HTML = """
    <template id="viewer-controls">
    <div class="controls">
    <fieldset class="modes"><legend class="unseen">Compare</legend>
    <label><input type="radio" value="side"><span>Side by side</span></label>
    <label><input type="radio" value="slider"><span>Slider</span></label>
    <label><input type="radio" value="onion"><span>Onion skin</span></label>
    <label><input type="radio" value="toggle"><span>Toggle</span></label>
    <label><input type="radio" value="diff"><span>Difference</span></label>
    <label><input type="radio" value="annotated"><span>Measures</span></label>
    </fieldset>
    <label class="opacity">Opacity <input type="range" min="0" max="100" value="50"></label>
    <button type="button" class="swap">Swap</button>
    <label class="check blink"><input type="checkbox"> Blink</label>
    <label class="check align" hidden><input type="checkbox" checked> Align what moved</label>
    <output class="align-count" aria-live="off" hidden></output>
    <label class="check inspect"><input type="checkbox"> Inspect</label>
    <div class="steps" role="group" aria-label="Clusters of differing pixels">
    <label class="check boxes"><input type="checkbox" checked> Boxes</label>
    <button type="button" data-step="-1" aria-label="Previous cluster">‹</button>
    <output aria-live="off">– of 0</output>
    <button type="button" data-step="1" aria-label="Next cluster">›</button>
    </div>
    </div>
    <div class="controls zooms" role="group" aria-label="Zoom">
    <button type="button" data-rule="fit">Fit</button>
    <button type="button" data-rule="width">Width</button>
    <button type="button" data-rule="1" aria-label="1 to 1">1:1</button>
    <button type="button" data-rule="2" aria-label="2 times">2×</button>
    <button type="button" data-rule="4" aria-label="4 times">4×</button>
    <button type="button" data-rule="8" aria-label="8 times">8×</button>
    <button type="button" data-zoom="out" aria-label="Zoom out">−</button>
    <output aria-live="off">100%</output>
    <button type="button" data-zoom="in" aria-label="Zoom in">+</button>
    <p class="pixel" aria-hidden="true"></p>
    </div>
    </template>

    """
}
