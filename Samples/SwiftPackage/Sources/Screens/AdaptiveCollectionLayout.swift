import Foundation
public import Maquette
import MaquetteUIKit

// The second article's layout, with these edits: `import UIKit` became `import MaquetteUIKit`; the
// protocol is of `AnyObject` and on the main actor, since Swift 6 asks for both; the delegate is an
// optional, and not an implicitly unwrapped one; the settings are a value that the layout is made
// with, as there is no `UIScreen`. All else is the article's.

/// What the article's layout asks for the height of each cell.
@MainActor
protocol AdaptiveCollectionLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, heightForTextAtIndexPath indexPath: IndexPath
  ) -> CGFloat
}

/// The article's layout: a section of one column, then one of two, each cell as high as its text.
final class AdaptiveCollectionLayout: UICollectionViewLayout {
  weak var delegate: (any AdaptiveCollectionLayoutDelegate)?
  private let config: AdaptiveConfig
  private let numberOfColumns = 2

  private var cache = [UICollectionViewLayoutAttributes]()
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView = collectionView else {
      return 0
    }
    let insets = collectionView.contentInset
    return collectionView.bounds.width - (insets.left + insets.right)
  }

  init(config: AdaptiveConfig) {
    self.config = config
    super.init()
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override var collectionViewContentSize: CGSize {
    return CGSize(width: contentWidth, height: contentHeight)
  }

  override func prepare() {
    super.prepare()
    self.cache.removeAll()

    guard cache.isEmpty, let collectionView = collectionView else {
      return
    }
    if collectionView.numberOfSections > 1 {
      let lastSection = collectionView.numberOfSections - 1
      let yOffset = prepareForMain(
        collectionView: collectionView, section: 0, numberOfColumns: 1)
      let _ = prepareForMain(
        collectionView: collectionView, section: lastSection, numberOfColumns: numberOfColumns,
        inYOffset: yOffset)
    } else {
      let _ = prepareForMain(
        collectionView: collectionView, section: 0, numberOfColumns: numberOfColumns)
    }
  }

  func prepareForMain(
    collectionView: UICollectionView, section: Int, numberOfColumns: Int,
    inYOffset: CGFloat? = nil
  ) -> CGFloat? {
    let columnWidth = contentWidth / CGFloat(numberOfColumns)
    var xOffset = [CGFloat]()
    for column in 0..<numberOfColumns {
      xOffset.append(CGFloat(column) * columnWidth)
    }
    var column = 0
    var yOffset = [CGFloat](repeating: 0, count: numberOfColumns)

    if let inYOff = inYOffset {
      for index in 0..<numberOfColumns {
        yOffset[index] = inYOff
      }
    }

    for item in 0..<collectionView.numberOfItems(inSection: section) {
      let indexPath = IndexPath(item: item, section: section)

      let descriptionHeight =
        delegate?.collectionView(collectionView, heightForTextAtIndexPath: indexPath) ?? 0
      let height = config.cellPadding * 2 + descriptionHeight
      let frame = CGRect(
        x: xOffset[column], y: yOffset[column], width: columnWidth, height: height)
      let insetFrame = frame.insetBy(dx: config.cellPadding, dy: config.cellPadding)

      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = insetFrame
      cache.append(attributes)

      contentHeight = max(contentHeight, frame.maxY)
      yOffset[column] = yOffset[column] + height

      column = column < (numberOfColumns - 1) ? (column + 1) : 0
    }
    return yOffset.last
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    return cache[indexPath.item]
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var visibleLayoutAttributes = [UICollectionViewLayoutAttributes]()

    for attributes in cache {
      if attributes.frame.intersects(rect) {
        visibleLayoutAttributes.append(attributes)
      }
    }
    return visibleLayoutAttributes
  }
}

/// What has the deals, after the article's adapter: cells are views, and not dequeued.
@MainActor
final class DealsAdapter: CollectionViewDataSource, AdaptiveCollectionLayoutDelegate {
  private let items: [DealItem]
  private let config: AdaptiveConfig

  init(items: [DealItem], config: AdaptiveConfig) {
    self.items = items
    self.config = config
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? 1 : items.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    if indexPath.section == 0 {
      Banner(title: "Welcome", subtitle: "New deals near you every morning")
    } else if case .deal(let deal) = items[indexPath.row] {
      DealCard(deal: deal)
    } else {
      PlaceholderCard()
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, heightForTextAtIndexPath indexPath: IndexPath
  ) -> CGFloat {
    if indexPath.section == 0 {
      return config.bannerHeight
    }
    guard case .deal(let item) = items[indexPath.row] else {
      return config.placeholderHeight
    }
    let textHeight = item.title.count
    let extensionHeight = Double(textHeight) * 0.70
    return config.cellBaseHeight + CGFloat(textHeight) + CGFloat(extensionHeight)
  }
}

/// Deals that the article's own layout places: the picture of `adaptiveWaterfall(device:items:)`.
public func adaptiveCollectionLayout(device: String, items: [DealItem]) throws -> Preview {
  let canvas = try PreviewCanvas(device: device, height: .fit, background: .gray.opacity(0.12))
  let config = AdaptiveConfig(isPhoneSE: canvas.width == 320)
  return Preview("adaptive-collection-layout", canvas: canvas) {
    AdaptiveDeals(items: items, config: config)
  }
}

private struct AdaptiveDeals: View {
  let items: [DealItem]
  let config: AdaptiveConfig

  var body: some View {
    let adapter = DealsAdapter(items: items, config: config)
    let layout = AdaptiveCollectionLayout(config: config)
    layout.delegate = adapter
    return CollectionView(layout: layout, dataSource: adapter)
  }
}
