import CPango
import LayoutGeometry

extension FontStack {
  /// Returns the clusters of a paragraph on one long line.
  func clusters(
    of text: StyledText, styles: [ShapingStyle], direction: LayoutDirection
  ) -> Clusters {
    var string = text.string
    return string.withUTF8 { bytes in
      set(
        bytes, of: text, styles: styles, wrapWidth: nil, lineLimit: 1, mode: .tail,
        direction: direction)
      var clusters = Clusters(advances: [Int32](repeating: 0, count: bytes.count), longest: 0)
      var starts: Set<Int> = [bytes.count]
      // "(transfer none)": the line is the layout's.
      let line = shaping(text, styles) { pango_layout_get_line_readonly(layout, 0) }
      var next = line?.pointee.runs
      while let node = next {
        next = node.pointee.next
        guard let data = node.pointee.data else { continue }
        let item = data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
        guard let string = item.glyphs?.pointee, let start = item.item?.pointee.offset else {
          continue
        }
        for index in 0..<Int(string.num_glyphs) {
          let byte = Int(start) + Int(string.log_clusters[index])
          if clusters.advances.indices.contains(byte) {
            clusters.advances[byte] &+= string.glyphs[index].geometry.width
            starts.insert(byte)
          }
        }
      }
      let ordered = starts.sorted()
      clusters.longest = zip(ordered.dropFirst(), ordered).reduce(0) { max($0, $1.0 - $1.1) }
      return clusters
    }
  }

  /// The clusters of a paragraph, each drawn by a font as one.
  struct Clusters {
    /// The advance of each cluster, in Pango's units, at its first byte; 0 at all other bytes.
    var advances: [Int32]
    /// The number of bytes of the longest cluster.
    var longest: Int
  }
}
