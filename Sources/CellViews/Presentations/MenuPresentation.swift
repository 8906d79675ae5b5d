import LayoutGeometry

extension MenuList {
  /// Shows the rows beside the view: below it if there is room, else above it.
  ///
  /// Their leading edges are aligned; at the screen's trailing edge, their trailing ones.
  var modifier: NodeModifier {
    .presenting(
      Presentation(name: "openMenu", words: "true") { space in
        let margin = 8.0
        // Large letters use the width of the screen.
        let width =
          space.hasAccessibilitySize
          ? max(min(space.size.width - 2 * margin, 360), Self.width) : Self.width
        let view = view(
          width: width, letterScale: space.letterScale, style: space.style.menu)
        let size = try space.measuring.measure(view, for: .unspecified).size
        let anchor = space.anchor
        let below = space.size.height - space.safeArea.bottom - anchor.maxY
        let above = anchor.minY - space.safeArea.top
        let isBelow = below >= size.height + margin || below >= above
        let most = space.size.width - margin - size.width
        let isAtEnd = anchor.midX > space.size.width / 2
        let x = max(min(isAtEnd ? anchor.maxX - size.width : anchor.minX, most), margin)
        let y = isBelow ? anchor.maxY + margin : anchor.minY - margin - size.height
        return view.padded(top: max(y, space.safeArea.top), leading: x)
          .over(space, alignment: .topLeading, dims: false)
      })
  }
}
