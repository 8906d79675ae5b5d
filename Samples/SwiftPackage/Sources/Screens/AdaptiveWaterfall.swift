public import Maquette

/// Deals in a waterfall, after the second article: a banner across the screen, then two columns
/// whose cells are as high as their titles are long.
public func adaptiveWaterfall(device: String, items: [DealItem]) throws -> Preview {
  let canvas = try PreviewCanvas(device: device, height: .fit, background: .gray.opacity(0.12))
  let config = AdaptiveConfig(isPhoneSE: canvas.width == 320)

  return Preview("adaptive-waterfall", canvas: canvas) {
    CollectionView(
      layout: .waterfall(
        columns: 2, placement: .roundRobin, cellPadding: config.cellPadding)
    ) {
      CollectionSection([(title: "Welcome", subtitle: "New deals near you every morning")]) {
        banner in
        Banner(title: banner.title, subtitle: banner.subtitle)
      }
      .columns(1)
      CollectionSection(items) { item in
        switch item {
        case .deal(let deal): DealCard(deal: deal)
        case .placeholder: PlaceholderCard()
        }
      }
    }
    // What the article's delegate answers.
    .itemHeight { indexPath, width in
      if indexPath.section == 0 { return config.bannerHeight }
      guard case .deal(let deal) = items[indexPath.row] else { return config.placeholderHeight }
      return config.cellBaseHeight + 1.7 * Double(deal.title.count)
    }
  }
}
