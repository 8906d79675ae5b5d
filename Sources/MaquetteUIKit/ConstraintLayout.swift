import Foundation
import LinearConstraints
import Maquette

/// The frames that constraints give the views of a tree.
///
/// Each view whose frame is not kept has four variables, in the coordinates of the root: its left and top sides, its width
/// and its height. Content sizes are wishes with the view's priorities, and a stack's arrangement is made of constraints,
/// as UIKit's is. Where constraints that must hold contradict each other, the one that was made last is left out.
@MainActor
struct ConstraintLayout {
  /// The size of the root.
  enum RootSize {
    case fixed(CGSize)
    /// As near to a size as the constraints allow.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// Constraints that cannot hold together.
  struct Conflict: Hashable {
    /// The constraints in words, in the order in which they were made; the last is broken.
    var constraints: [String]
    /// The line that makes the broken one.
    var file: String
    var line: UInt
  }

  /// A rectangle in terms of the variables.
  fileprivate struct Box {
    var x = LinearExpression()
    var y = LinearExpression()
    var width = LinearExpression()
    var height = LinearExpression()

    func inset(by insets: UIEdgeInsets) -> Box {
      Box(
        x: x + LinearExpression(insets.left), y: y + LinearExpression(insets.top),
        width: width - LinearExpression(insets.left + insets.right),
        height: height - LinearExpression(insets.top + insets.bottom))
    }
  }

  /// The priority of lengths that are not negative, which no constraint of an app has.
  private static let nonNegative = 2000.0
  /// The priority with which a stack is as small as its views, below that of fitting.
  private static let tight = 25.0

  private let root: UIView
  private var solver = ConstraintSolver()
  private var boxes: [ObjectIdentifier: Box] = [:]
  /// The views from the root, each before those in it.
  private var views: [UIView] = []
  private var guides: [UILayoutGuide] = []
  private var wishes:
    [(expression: LinearExpression, relation: ConstraintSolver.Relation, priority: Double)] = []
  /// The constraints that must hold in words, by their numbers.
  private var words: [String] = []
  private(set) var conflicts: [Conflict] = []
  /// The insets that were used of views whose place was not known.
  private var usedInsets: [(view: UIView, insets: UIEdgeInsets)] = []

  /// Solves the constraints of a tree.
  init(of root: UIView, size: RootSize) {
    self.init(root)
    let tree = root.tree
    for view in tree { view.lineWidth = nil }
    solve(size)
    // A text of several lines is as high as its width makes it, which is known only now.
    let wrapped = tree.compactMap { view -> (UIView, CGFloat)? in
      guard view.wrapsLines, let box = boxes[ObjectIdentifier(view)] else { return nil }
      let width = CGFloat(solver.value(of: box.width))
      return width > 0 && width < view.intrinsicContentSize.width - 0.001 ? (view, width) : nil
    }
    guard !wrapped.isEmpty else { return }
    for (view, width) in wrapped { view.lineWidth = width }
    self = ConstraintLayout(root)
    solve(size)
  }

  private init(_ root: UIView) { self.root = root }

  /// The size of the root, in points.
  var size: CGSize {
    let box = boxes[ObjectIdentifier(root)] ?? Box()
    return CGSize(width: value(box.width), height: value(box.height))
  }

  /// Gives the views their frames.
  ///
  /// - Returns: True if they have to be placed again, as the place of some decides what others are given.
  func apply() -> Bool {
    for view in views where view !== root {
      if let place = self.place(of: view, in: view.superview) { view.frame = place }
    }
    for guide in guides {
      guard let place = self.place(of: guide, in: guide.owningView) else { continue }
      guide.layoutFrame = place
      if guide.kind == .content, let scroll = guide.owningView as? UIScrollView {
        scroll.contentSize = place.size
      }
    }
    return usedInsets.contains { $0.view.safeAreaInsets != $0.insets }
  }

  /// Returns the rectangle of an item in the view that has it; nil unless both are in the tree.
  private func place(of item: AnyObject, in superview: UIView?) -> CGRect? {
    guard let superview, let box = boxes[ObjectIdentifier(item)],
      let outer = boxes[ObjectIdentifier(superview)]
    else { return nil }
    return CGRect(
      x: value(box.x - outer.x), y: value(box.y - outer.y), width: value(box.width),
      height: value(box.height))
  }

  /// The value of an expression without what is rounding.
  private func value(_ expression: LinearExpression) -> CGFloat {
    (solver.value(of: expression) * 1024).rounded() / 1024
  }

  private mutating func solve(_ size: RootSize) {
    var box = Box()
    switch size {
    case .fixed(let size):
      box.width = LinearExpression(size.width)
      box.height = LinearExpression(size.height)
    case .fitting(let size, let horizontal, let vertical):
      box = variables()
      box.x = LinearExpression()
      box.y = LinearExpression()
      add(box.width - LinearExpression(size.width), .equal, horizontal) { "width == \(size.width)" }
      add(box.height - LinearExpression(size.height), .equal, vertical) {
        "height == \(size.height)"
      }
      addContentSize(of: root, box)
    }
    visit(root, box)
    for view in views {
      for constraint in view.constraints { add(constraint) }
      if let stack = view as? UIStackView { arrange(stack) }
    }
    for wish in wishes {
      solver.wish(wish.expression, wish.relation, priority: wish.priority)
    }
    solver.solve()
  }

  // MARK: Views

  private mutating func variables() -> Box {
    let variables = (0..<4).map { _ in LinearExpression(variable: solver.makeVariable()) }
    let box = Box(x: variables[0], y: variables[1], width: variables[2], height: variables[3])
    wishes.append((box.width, .atLeast, Self.nonNegative))
    wishes.append((box.height, .atLeast, Self.nonNegative))
    return box
  }

  private mutating func visit(_ view: UIView, _ box: Box) {
    views.append(view)
    boxes[ObjectIdentifier(view)] = box
    for guide in view.layoutGuides {
      boxes[ObjectIdentifier(guide)] = variables()
      guides.append(guide)
    }
    for subview in view.subviews {
      if subview.isPlacedByConstraints {
        let inner = variables()
        addContentSize(of: subview, inner)
        visit(subview, inner)
      } else {
        visit(subview, box.keeping(subview, in: view))
      }
    }
  }

  private mutating func addContentSize(of view: UIView, _ box: Box) {
    let size = view.intrinsicContentSize
    for (length, own, axis) in [
      (box.width, size.width, NSLayoutConstraint.Axis.horizontal),
      (box.height, size.height, .vertical),
    ] where own >= 0 {
      let difference = length - LinearExpression(own)
      add(difference, .atMost, view.contentHuggingPriority(for: axis)) { "the content's size" }
      add(difference, .atLeast, view.contentCompressionResistancePriority(for: axis)) {
        "the content's size"
      }
    }
  }

  // MARK: Constraints

  private mutating func add(
    _ expression: LinearExpression, _ relation: ConstraintSolver.Relation,
    _ priority: UILayoutPriority, at place: NSLayoutConstraint.Place? = nil,
    _ text: () -> String
  ) {
    guard priority.rawValue >= UILayoutPriority.required.rawValue else {
      wishes.append((expression, relation, Double(priority.rawValue)))
      return
    }
    let others = solver.require(expression, relation, number: words.count)
    words.append(text())
    if let place, !others.isEmpty {
      conflicts.append(
        Conflict(constraints: others.map { words[$0] }, file: place.file, line: place.line))
    }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    // A quotient of sizes that are 0 says nothing.
    guard constraint.isActive, constraint.multiplier.isFinite, constraint.constant.isFinite,
      let item = constraint.firstItem
    else { return }
    let relation: ConstraintSolver.Relation =
      switch constraint.relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
    guard
      var difference = expression(constraint.firstAttribute, of: item, to: constraint.secondItem)
    else { return }
    if constraint.secondAttribute != .notAnAttribute {
      guard let other = constraint.secondItem,
        let second = expression(constraint.secondAttribute, of: other, to: item)
      else { return }
      let multiplier = Double(constraint.multiplier)
      difference.add(second, times: -multiplier)
      // Places are parts of each other in the coordinates of the view that has both.
      if multiplier != 1, let origin = origin(around: item, other, constraint.secondAttribute) {
        difference.add(origin, times: multiplier - 1)
      }
    }
    difference.constant -= Double(constraint.constant)
    add(difference, relation, constraint.priority, at: constraint.place) { constraint.words }
  }

  /// Returns a side of a view or a rectangle; nil if it is not in the tree.
  private mutating func expression(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, to other: AnyObject?
  ) -> LinearExpression? {
    guard let view = UIView.having(item), var box = box(of: item) else { return nil }
    let isLength = attribute == .width || attribute == .height
    // The edges of a scroll view are its content's for the views in it.
    if !isLength, item is UIScrollView,
      let inner = UIView.having(other), inner !== view, inner.isDescendant(of: view),
      let content = self.box(of: view.guide(.content))
    {
      box = content
    }
    if attribute.isOfMargins {
      usedInsets.append((view, view.safeAreaInsets))
      box = box.inset(by: view.effectiveMargins)
    }
    switch attribute {
    case .notAnAttribute: return nil
    case .left, .leading, .leftMargin, .leadingMargin: return box.x
    case .right, .trailing, .rightMargin, .trailingMargin: return box.x + box.width
    case .top, .topMargin: return box.y
    case .bottom, .bottomMargin: return box.y + box.height
    case .width: return box.width
    case .height: return box.height
    case .centerX, .centerXWithinMargins: return box.x + box.width * 0.5
    case .centerY, .centerYWithinMargins: return box.y + box.height * 0.5
    case .firstBaseline: return box.firstBaseline(of: view)
    case .lastBaseline: return box.lastBaseline(of: view)
    }
  }

  private mutating func box(of item: AnyObject) -> Box? {
    if let known = boxes[ObjectIdentifier(item)] { return known }
    guard let guide = item as? UILayoutGuide, let view = guide.owningView,
      let outer = boxes[ObjectIdentifier(view)]
    else { return nil }
    switch guide.kind {
    case .own: return nil
    case .scrollFrame: return outer
    case .safeArea, .margins:
      usedInsets.append((view, view.safeAreaInsets))
      return outer.inset(
        by: guide.kind == .safeArea ? view.safeAreaInsets : view.effectiveMargins)
    case .content:
      var box = variables()
      box.x = outer.x
      box.y = outer.y
      boxes[ObjectIdentifier(guide)] = box
      guides.append(guide)
      return box
    }
  }

  /// Returns the origin of the nearest view that has two items, along the axis of a side; nil for a length.
  private func origin(
    around item: AnyObject, _ other: AnyObject, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearExpression? {
    guard attribute != .width, attribute != .height,
      let first = UIView.having(item), let second = UIView.having(other)
    else { return nil }
    var ancestor: UIView? = first
    while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
    let box = ancestor.flatMap { boxes[ObjectIdentifier($0)] }
    return attribute.isHorizontal ? box?.x : box?.y
  }

  // MARK: Stacks

  /// Adds the constraints of a stack's arrangement.
  private mutating func arrange(_ stack: UIStackView) {
    let arranged = stack.arrangedSubviews.filter { !$0.isHidden && $0.superview === stack }
    let place: AnyObject =
      stack.isLayoutMarginsRelativeArrangement ? stack.guide(.margins) : stack
    guard let outer = box(of: place) else { return }
    let isRow = stack.axis == .horizontal
    func along(_ box: Box) -> (start: LinearExpression, length: LinearExpression) {
      isRow ? (box.x, box.width) : (box.y, box.height)
    }
    func across(_ box: Box) -> (start: LinearExpression, length: LinearExpression) {
      isRow ? (box.y, box.height) : (box.x, box.width)
    }
    let name = "\(type(of: stack))"
    let items = arranged.compactMap { view in
      boxes[ObjectIdentifier(view)].map { (view: view, box: $0) }
    }
    guard let first = items.first, let last = items.last else {
      wishes.append((outer.width, .equal, Self.tight))
      wishes.append((outer.height, .equal, Self.tight))
      return
    }
    let room = along(outer)
    require(along(first.box).start - room.start, .equal) { "\(name)'s beginning" }
    require(
      along(last.box).start + along(last.box).length - room.start - room.length, .equal
    ) { "\(name)'s end" }
    let isSpread = [.equalSpacing, .equalCentering].contains(stack.distribution)
    let gap = isSpread ? LinearExpression(variable: solver.makeVariable()) : LinearExpression()
    for (one, next) in zip(items, items.dropFirst()) {
      let (a, b) = (along(one.box), along(next.box))
      let space = b.start - a.start - a.length
      let spacing = LinearExpression(stack.spacing(after: one.view))
      require(space - spacing, isSpread ? .atLeast : .equal) { "\(name)'s spacing" }
      switch stack.distribution {
      case .fill: break
      case .fillEqually: require(b.length - a.length, .equal) { "\(name)'s equal sizes" }
      case .fillProportionally:
        let (own, other) = (one.view.intrinsicContentSize, next.view.intrinsicContentSize)
        let (length, otherLength) =
          isRow ? (own.width, other.width) : (own.height, other.height)
        guard length > 0, otherLength > 0 else { break }
        wishes.append((a.length * otherLength - b.length * length, .equal, 999))
      case .equalSpacing: require(space - gap, .equal) { "\(name)'s equal spacing" }
      case .equalCentering:
        let centers = b.start + b.length * 0.5 - a.start - a.length * 0.5
        wishes.append((centers - gap, .equal, 149))
      }
    }
    align(items.map { ($0.view, across($0.box), $0.box) }, in: across(outer), stack, name)
  }

  /// Adds the constraints of a stack's views across its axis.
  private mutating func align(
    _ items: [(view: UIView, side: (start: LinearExpression, length: LinearExpression), box: Box)],
    in room: (start: LinearExpression, length: LinearExpression), _ stack: UIStackView,
    _ name: String
  ) {
    let alignment = stack.alignment
    let onBaseline =
      stack.axis == .horizontal && [.firstBaseline, .lastBaseline].contains(alignment)
    var line: LinearExpression?
    for (view, side, box) in items {
      let before = side.start - room.start
      let after = room.start + room.length - side.start - side.length
      let isAtStart = alignment == .fill || alignment == .leading
      let isAtEnd = alignment == .fill || alignment == .trailing
      require(before, isAtStart ? .equal : .atLeast) { "\(name)'s alignment" }
      require(after, isAtEnd ? .equal : .atLeast) { "\(name)'s alignment" }
      if alignment == .center { require(before - after, .equal) { "\(name)'s alignment" } }
      guard onBaseline else { continue }
      let own =
        alignment == .firstBaseline ? box.firstBaseline(of: view) : box.lastBaseline(of: view)
      if let line { require(own - line, .equal) { "\(name)'s baseline" } }
      line = line ?? own
    }
    if alignment != .fill { wishes.append((room.length, .equal, Self.tight)) }
  }

  private mutating func require(
    _ expression: LinearExpression, _ relation: ConstraintSolver.Relation, _ text: () -> String
  ) {
    _ = solver.require(expression, relation, number: words.count)
    words.append(text())
  }
}

extension ConstraintLayout.Box {
  /// Returns the first line of a view in the box, or the box's bottom.
  @MainActor fileprivate func firstBaseline(of view: UIView) -> LinearExpression {
    view.baselines.map { y + LinearExpression($0.first) } ?? y + height
  }

  /// Returns the last line of a view in the box, or the box's bottom.
  @MainActor fileprivate func lastBaseline(of view: UIView) -> LinearExpression {
    view.baselines.map { y + height - LinearExpression($0.last) } ?? y + height
  }

  /// Returns the box of a view that keeps its frame in another, or what its mask keeps of it.
  @MainActor fileprivate func keeping(_ view: UIView, in outer: UIView) -> Self {
    // The frame is what the mask made of it for the superview's size so far.
    let shares = view.autoresizingShares
    let wider = width - LinearExpression(outer.bounds.width)
    let higher = height - LinearExpression(outer.bounds.height)
    return Self(
      x: x + LinearExpression(view.frame.minX) + wider * Double(shares.x),
      y: y + LinearExpression(view.frame.minY) + higher * Double(shares.y),
      width: LinearExpression(view.frame.width) + wider * Double(shares.width),
      height: LinearExpression(view.frame.height) + higher * Double(shares.height))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .width:
      true
    default: false
    }
  }

  fileprivate var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}

extension NSLayoutConstraint {
  /// The constraint as in UIKit's log, without addresses.
  var words: String {
    func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
      var name = item.map { "\(type(of: $0))" } ?? ""
      if let view = item as? UIView, let id = view.accessibilityIdentifier { name += "'\(id)'" }
      if let guide = item as? UILayoutGuide, let view = guide.owningView {
        let kind =
          switch guide.kind {
          case .own: guide.identifier.isEmpty ? "guide" : guide.identifier
          case .safeArea: "safeArea"
          case .margins: "margins"
          case .content: "content"
          case .scrollFrame: "frame"
          }
        name = "\(type(of: view)).\(kind)"
      }
      return "\(name).\(attribute)"
    }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    var text = "\(side(firstItem, firstAttribute)) \(sign) "
    func number(_ value: CGFloat) -> String {
      value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }
    if secondAttribute == .notAnAttribute {
      text += number(constant)
    } else {
      if multiplier != 1 { text += "\(number(multiplier)) * " }
      text += side(secondItem, secondAttribute)
      if constant != 0 {
        text += constant > 0 ? " + \(number(constant))" : " - \(number(-constant))"
      }
    }
    return identifier.map { "\($0): \(text)" } ?? text
  }
}

extension UIView {
  /// The view and all views in it, each before those in it.
  var tree: [UIView] { [self] + subviews.flatMap(\.tree) }

  /// Indicates whether constraints give the view its frame.
  var isPlacedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints
      || (superview as? UIStackView)?.arrangedSubviews.contains { $0 === self } == true
  }

  /// Places all views of the tree that the view is in.
  ///
  /// Placing may change constraints, which are then solved again, a few times at most.
  func layoutTree() {
    if let superview { return superview.layoutTree() }
    guard !UIView.isLayingOut else { return }
    UIView.isLayingOut = true
    defer { UIView.isLayingOut = false }
    for _ in 0..<4 {
      for view in tree.reversed() { view.updateConstraintsOnce() }
      let layout = ConstraintLayout(of: self, size: .fixed(bounds.size))
      let isIncomplete = layout.apply()
      let changes = UIView.layoutChanges
      for view in tree {
        view.controller?.viewWillLayoutSubviews()
        view.layoutSubviews()
        view.controller?.viewDidLayoutSubviews()
      }
      for conflict in layout.conflicts where !UIViewHost.conflicts.contains(conflict) {
        UIViewHost.conflicts.append(conflict)
      }
      guard isIncomplete || UIView.layoutChanges != changes else { break }
    }
  }
}
