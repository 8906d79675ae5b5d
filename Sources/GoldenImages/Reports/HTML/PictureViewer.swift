/// The part of a page that shows a picture and what it became.
///
/// They stand side by side, to both sides of a slider, as onion skins, or in turn; or their
/// difference stands alone. Zoom and place are the same for all pictures of a viewer.
///
/// A page needs the styles and scripts `viewer…` once, and `controls` once anywhere; each viewer gets
/// a copy of the controls when the script starts it. Without a script, the pictures stand side by side.
package enum PictureViewer {
  /// A picture's role in a viewer.
  package enum Side: String, CaseIterable, Hashable, Sendable {
    /// What was.
    case expected
    /// What is now.
    case actual
    /// Where they differ.
    case diff
  }

  /// A picture with its role and its title.
  package struct Pane {
    /// What the picture is.
    package var side: Side
    /// What a reader calls it, as in `Expected` or `Before`.
    package var title: String
    /// The picture.
    package var picture: ResultPicture

    /// A picture under a title.
    package init(side: Side, title: String, picture: ResultPicture) {
      self.side = side
      self.title = title
      self.picture = picture
    }
  }

  /// Writes a viewer.
  ///
  /// - Parameters:
  ///   - name: What the pictures show, for those who do not see them.
  ///   - panes: The pictures, at most one for each side; at least one.
  ///   - boxes: Where they differ, in pixels from their common top left corner.
  package static func write(
    _ name: String, panes: [Pane], boxes: [PixelRect], to writer: HTMLWriter
  ) throws {
    let sizes = panes.map(\.picture.size)
    let width = sizes.map(\.width).max() ?? 1
    let height = sizes.map(\.height).max() ?? 1
    try writer.write(
      """
      <section class="viewer" aria-label="Pictures of \(name)" \
      data-width="\(plain: width)" data-height="\(plain: height)" data-boxes="\(value(boxes))">
      <div class="panes">

      """)
    for pane in panes {
      let picture = pane.picture
      try writer.write(
        """
        <figure data-side="\(pane.side.rawValue)">
        <figcaption><b>\(pane.title)</b> \
        <span>\(picture.size.width) × \(picture.size.height)</span></figcaption>
        <div class="window"><div class="canvas">\
        <img alt="\(alternative(pane, of: name))" \
        width="\(plain: picture.size.width)" height="\(plain: picture.size.height)" \
        decoding="async" src="
        """)
      try picture.writeAddress(to: writer)
      try writer.write("\"></div></div>\n</figure>\n")
    }
    try writer.write("</div>\n</section>\n")
  }

  private static func alternative(_ pane: Pane, of name: String) -> HTML {
    let size = pane.picture.size
    return "\(pane.title) picture of \(name), \(size.width) by \(size.height) pixels"
  }

  /// Boxes as the script reads them: four numbers each.
  private static func value(_ boxes: [PixelRect]) -> HTML {
    HTML(
      boxes.map { box in
        "\(plain: box.x) \(plain: box.y) \(plain: box.width) \(plain: box.height) "
      })
  }

  /// The controls that the script copies into each viewer.
  package static let controls: HTML = """
    <template id="viewer-controls">
    <div class="controls">
    <fieldset class="modes"><legend class="unseen">Compare</legend>
    <label><input type="radio" value="side"><span>Side by side</span></label>
    <label><input type="radio" value="slider"><span>Slider</span></label>
    <label><input type="radio" value="onion"><span>Onion skin</span></label>
    <label><input type="radio" value="toggle"><span>Toggle</span></label>
    <label><input type="radio" value="diff"><span>Difference</span></label>
    </fieldset>
    <label class="opacity">Opacity <input type="range" min="0" max="100" value="50"></label>
    <button type="button" class="swap">Swap</button>
    <label class="check blink"><input type="checkbox"> Blink</label>
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
