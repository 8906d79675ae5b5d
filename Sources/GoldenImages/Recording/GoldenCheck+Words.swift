import ImageDecoding

extension GoldenCheck {
  /// Says what a difference comes from: the machine, the layout, and the elements that lie where
  /// pixels differ.
  func explain(
    _ difference: PictureDifference, of drawn: DrawnCase, from png: [UInt8],
    _ layout: LayoutSnapshot?, in result: inout CaseResult
  ) {
    // Both files were decoded before: texts that cannot be read say nothing of the pixels.
    if let expected = try? PNGTextChunk.texts(ofPNG: png),
      let actual = try? PNGTextChunk.texts(ofPNG: drawn.png)
    {
      result.machineDifferences = GoldenImages.machineDifferences(
        expected: expected, actual: actual)
    }
    if let layout {
      result.layoutChanges = drawn.layout.sentences(since: layout)
      if layout == drawn.layout {
        result.message = "the layout and the drawing are the golden's: what drew them is not"
      }
    } else {
      result.message = "the golden has no layout's text to compare with"
    }
    result.difference = difference.naming(
      [drawn.layout, layout].compactMap { $0 }.map { ElementPlaces($0, scale: drawn.scale) })
  }
}

extension PictureDifference {
  /// How many elements a cluster names.
  private static let namedElements = 4

  /// The difference with the elements under its clusters: those that `places` tell, the first ones
  /// first.
  fileprivate func naming(_ places: [ElementPlaces]) -> PictureDifference {
    var named = self
    for index in named.clusters.indices {
      var names: [String] = []
      for name in places.flatMap({ $0.elements(under: named.clusters[index].box) })
      where !names.contains(name) {
        names.append(name)
      }
      named.clusters[index].elements = Array(names.prefix(Self.namedElements))
    }
    return named
  }
}
