import Foundation
import LayoutGeometry
import LibraryTestSupport
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

@Suite struct UIKitValueTests {
  @Test func `insets make a rectangle smaller, or larger`() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      equals: CGRect(x: 12, y: 21, width: 94, height: 46))
    expect(
      rect.inset(by: UIEdgeInsets(left: -5)), equals: CGRect(x: 5, y: 20, width: 105, height: 50))
    let insets = EdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    expect(insets, equals: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    expect(UIEdgeInsets(insets), equals: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `an index path has UIKit's members`() {
    var path = IndexPath(item: 3, section: 1)
    expect(path, equals: IndexPath(row: 3, section: 1))
    let members: [Int] = [path.section, path.item, path.row]
    let expected: [Int] = [1, 3, 3]
    expect(members, equals: expected)
    path.item = 5
    expect(path, equals: IndexPath(indexes: [1, 5]))
  }

  @Test func `transforms apply in the order written`() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 5, y: 7)
    // Moving before scaling scales the distance, too.
    expect(
      move.concatenating(scale), equals: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 21))
    expect(
      scale.concatenating(move), equals: CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
    expect(scale.translatedBy(x: 5, y: 7), equals: move.concatenating(scale))
    expect(move.scaledBy(x: 2, y: 3), equals: scale.concatenating(move))
    #expect(CGAffineTransform().isIdentity)
  }

  @MainActor
  @Test func `a frame follows the middle, the size and the transform`() {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: 0, section: 0))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    expect(attributes.center, equals: CGPoint(x: 25, y: 40))
    attributes.size = CGSize(width: 10, height: 10)
    expect(attributes.frame, equals: CGRect(x: 20, y: 35, width: 10, height: 10))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(attributes.frame, equals: CGRect(x: 15, y: 30, width: 20, height: 20))
    attributes.frame.origin.x += 5
    expect(attributes.size, equals: CGSize(width: 10, height: 10))
    expect(attributes.center, equals: CGPoint(x: 30, y: 40))
    let copy = attributes.copy() as? UICollectionViewLayoutAttributes
    #expect(copy !== attributes)
    expect(copy?.frame, equals: attributes.frame)
  }

  @Test @MainActor func `a view is put beside its neighbour, wherever it was`() {
    let root = UIView()
    let views = (0..<3).map { _ in UIView() }
    for view in views { root.addSubview(view) }
    // The first of three goes between the others, and back.
    root.insertSubview(views[0], aboveSubview: views[1])
    expect(
      root.subviews.map(ObjectIdentifier.init),
      equals: [views[1], views[0], views[2]].map(ObjectIdentifier.init))
    root.insertSubview(views[1], belowSubview: views[2])
    expect(root.subviews.map(ObjectIdentifier.init), equals: views.map(ObjectIdentifier.init))
    let layers = (0..<3).map { _ in CALayer() }
    for layer in layers { root.layer.addSublayer(layer) }
    root.layer.insertSublayer(layers[0], above: layers[1])
    let order = root.layer.sublayers ?? []
    expect(
      order.map(ObjectIdentifier.init),
      equals: [layers[1], layers[0], layers[2]].map(ObjectIdentifier.init))
  }

  @Test @MainActor func `a split view's columns have the controllers that they were given`() {
    let (list, detail, other) = (UIViewController(), UIViewController(), UIViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(detail, for: .secondary)
    split.setViewController(list, for: .primary)
    expect(
      split.viewControllers.map(ObjectIdentifier.init),
      equals: [list, detail].map(ObjectIdentifier.init))
    split.setViewController(other, for: .secondary)
    #expect(split.viewController(for: .secondary) === other)
    expect(
      split.viewControllers.map(ObjectIdentifier.init),
      equals: [list, other].map(ObjectIdentifier.init))
  }

  @Test @MainActor func `what is popped from a stack is returned`() {
    let controllers = (0..<3).map { _ in UIViewController() }
    let stack = UINavigationController(rootViewController: controllers[0])
    for controller in controllers.dropFirst() {
      stack.pushViewController(controller, animated: false)
    }
    let popped = stack.popToRootViewController(animated: false) ?? []
    expect(
      popped.map(ObjectIdentifier.init), equals: controllers.dropFirst().map(ObjectIdentifier.init))
    expect(
      stack.viewControllers.map(ObjectIdentifier.init),
      equals: [controllers[0]].map(ObjectIdentifier.init))
  }

  // Images share a piece of glass, a text has its own, and a space divides the one of its neighbours; a space alone at an
  // end has none.
  @Test(arguments: [
    ("image image", 1), ("image text", 2), ("image fixed image", 2), ("image flexible image", 2),
    ("image fixed", 1),
  ])
  @MainActor func `bar buttons share their glass, but for texts and spaces`(
    kinds: String, expected: Int
  ) throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItems = kinds.split(separator: " ").map { kind in
      switch kind {
      case "text": UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
      case "fixed": UIBarButtonItem(barButtonSystemItem: .fixedSpace)
      case "flexible": UIBarButtonItem.flexibleSpace()
      default:
        UIBarButtonItem(
          image: UIImage(systemName: "star"), style: .plain, target: nil, action: nil)
      }
    }
    let stack = UINavigationController(rootViewController: controller)
    var canvas = PreviewCanvas(width: 402, height: .points(300))
    canvas.system = .iOS26
    let list = try Preview("bar", canvas: canvas) { UIKitView(stack) }.listing
    expect(list.matches(of: /group effect glass/).count, equals: expected)
  }

  // As a date's, which are 32 high with letters of 23: the next row is turned by 32 / 88, and 23 × cos(32 / 88) = 21.496.
  // SwiftUI's are 30 and 21.
  @MainActor
  @Test func `rows of a UIPickerView are as high as those of UIKit's wheel of dates`() throws {
    let (picker, choices) = (UIPickerView(), Choices())
    picker.dataSource = choices
    picker.delegate = choices
    let list = try withExtendedLifetime(choices) {
      try Preview("wheel", width: 320) { UIKitView(picker) }.listing
    }
    #expect(list.contains("\"One\" Inter Display Regular 23 at "), "\(list)")
    #expect(list.contains("\"Two\" Inter Display Regular 21.496 "), "\(list)")
  }

  @Test func `colours have UIKit's names`() {
    expect(Color(uiColor: .systemRed), equals: .red)
    expect(Color(.systemGray5), equals: .systemGray5)
    expect(Color(UIColor.red), equals: Color(red: 1, green: 0, blue: 0))
    expect(
      Color(UIColor.black.withAlphaComponent(0.5)), equals: Color(UIColor(white: 0, alpha: 0.5)))
    // The new alpha replaces the old one, and is not a factor of it.
    expect(
      Color(UIColor(white: 0, alpha: 0.5).withAlphaComponent(0.8)),
      equals: Color(UIColor(white: 0, alpha: 0.8)))
  }

  @Test func `a snapshot keeps its items in sections`() {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "c"])
    snapshot.insertSections(["b"], beforeSection: "c")
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([9])
    snapshot.insertItems([4, 5], afterItem: 1)
    expect(snapshot.sectionIdentifiers, equals: ["a", "b", "c"])
    expect(snapshot.itemIdentifiers, equals: [1, 4, 5, 2, 3, 9])
    snapshot.moveItem(3, beforeItem: 9)
    snapshot.deleteItems([4, 77])
    expect(snapshot.itemIdentifiers(inSection: "a"), equals: [1, 5, 2])
    expect(snapshot.sectionIdentifier(containingItem: 3), equals: "c")
    expect(snapshot.indexOfItem(3), equals: 3)
    snapshot.deleteSections(["a"])
    expect(snapshot.itemIdentifiers, equals: [3, 9])
    expect(snapshot.numberOfItems, equals: 2)
    expect(snapshot.numberOfItems(inSection: "b"), equals: 0)
  }
}

@MainActor
@Suite struct TableViewTests {
  private final class Rows: TableViewDataSource, TableViewDelegate {
    let heights: [CGFloat]

    init(_ heights: [CGFloat]) {
      self.heights = heights
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      heights.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> some View {
      Color.black.frame(minHeight: 12, maxHeight: .infinity)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
  }

  private func rows(_ view: some View) throws -> [String] {
    try listed { view }.filter { $0.hasSuffix("#000000") }
  }

  @Test func `rows have the heights that the delegate gives`() throws {
    let source = Rows([30, 20])
    let lines = try rows(TableView(dataSource: source, delegate: source))
    #expect(lines == ["fill rect 0,0 100×30 #000000", "fill rect 0,30 100×20 #000000"])
  }

  @Test func `rows are as high as their cells where nothing decides`() throws {
    let source = Rows([0, 0])
    let lines = try rows(TableView(dataSource: source))
    #expect(lines == ["fill rect 0,0 100×12 #000000", "fill rect 0,12 100×12 #000000"])
    let high = try rows(TableView(dataSource: source, rowHeight: 25))
    #expect(high == ["fill rect 0,0 100×25 #000000", "fill rect 0,25 100×25 #000000"])
  }

  @Test func `some rows may decide themselves`() throws {
    let source = Rows([UITableView.automaticDimension, 20])
    let lines = try rows(TableView(dataSource: source, delegate: source))
    #expect(lines == ["fill rect 0,0 100×12 #000000", "fill rect 0,12 100×20 #000000"])
  }
}

/// Two rows of a wheel.
@MainActor private final class Choices: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 2 }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { row == 0 ? "One" : "Two" }
}
