package import LayoutGeometry

/// A row of dots, one for each page, in the foreground colour; the current page's is the strongest.
///
/// The dots are 7.33 points wide and 10.33 apart, as on iOS 17.5; the control is 26 points high.
package struct PageControlNode: Hashable, Sendable {
  /// The number of pages; none for a negative number.
  package var numberOfPages: Int
  /// The current page, from 0; no dot is highlighted for a page that does not exist.
  package var currentPage: Int

  /// Creates the dots of a number of pages.
  package init(numberOfPages: Int, currentPage: Int = 0) {
    self.numberOfPages = numberOfPages
    self.currentPage = currentPage
  }

  package func body(in environment: ViewEnvironment) -> ViewNode {
    let dots = (0..<max(numberOfPages, 0)).map { page in
      let dot = ViewNode.shape(.circle).framed(width: 22.0 / 3, height: 22.0 / 3)
      return page == currentPage ? dot : dot.with(.opacity(0.3))
    }
    return .row(dots, spacing: 31.0 / 3).framed(height: 26)
  }
}

extension PageControlNode: Control {
  package var description: ViewDescription {
    ViewDescription("pageControl", fieldSettings)
  }

  package var isTouchTarget: Bool { false }
}

extension PageControlNode: Settable {
  package static let fields: [SettingField<PageControlNode>] = [
    .count("pages", \.numberOfPages, in: .min ... .max),
    .count("value", \.currentPage, in: .min ... .max, changing: .content),
  ]
}
