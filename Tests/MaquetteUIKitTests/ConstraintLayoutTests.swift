import Foundation
import MaquetteUIKit
import TestSupport
import Testing

/// The frames that constraints give views, worked out by hand.
@Suite @MainActor struct ConstraintLayoutTests {
  /// A view in a root of 300 by 200 points.
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  private func added<Added: UIView>(_ view: Added, to superview: UIView? = nil) -> Added {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    return view
  }

  private func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `edges with constants inset a view`() {
    let view = added(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
    ])
    root.layoutIfNeeded()
    // 300 - 20 - 30 and 200 - 10 - 40.
    expect(view.frame, equals: frame(20, 10, 250, 150))
  }

  @Test func `a view in a view is placed in its superview's coordinates`() {
    let outer = added(UIView())
    let inner = added(UIView(), to: outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
      outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      outer.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      outer.heightAnchor.constraint(equalToConstant: 80),
      inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor),
      inner.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor),
    ])
    root.layoutIfNeeded()
    expect(outer.frame, equals: frame(50, 60, 150, 80))
    // 150 / 2 - 15 across; the root's middle of 100 is at 40 of the outer view.
    expect(inner.frame, equals: frame(60, 25, 30, 30))
  }

  @Test func `a part of a place is a part in the superview's coordinates`() {
    let outer = UIView(frame: frame(100, 0, 200, 100))
    root.addSubview(outer)
    let inner = added(UIView(), to: outer)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: inner, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .centerX,
        multiplier: 0.5, constant: 0),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    // Half of the outer view's middle of 100, whatever its own place.
    expect(inner.frame, equals: frame(40, 40, 20, 20))
  }

  @Test func `a size of lower priority yields to edges`() {
    let view = added(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 500)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor), width,
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    expect(view.frame, equals: frame(0, 0, 300, 10))
  }

  /// A view of a size of its own.
  private final class Fixed: UIView {
    var size = CGSize(width: 100, height: 20)
    override var intrinsicContentSize: CGSize { size }
  }

  @Test func `the view that resists less is compressed`() {
    let first = added(Fixed())
    let second = added(Fixed())
    first.size.width = 200
    second.size.width = 200
    second.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 10),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // 300 - 200 - 10.
    expect([first.frame.width, second.frame.width], equals: [200, 90])
  }

  @Test func `the view that hugs less is stretched`() {
    let first = added(Fixed())
    let second = added(Fixed())
    first.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expect([first.frame.width, second.frame.width], equals: [100, 200])
  }

  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ widths: [Double], _ change: (UIStackView) -> Void
  ) -> [CGRect] {
    let views = widths.map { width in
      let view = Fixed()
      view.size.width = width
      return view
    }
    let stack = added(UIStackView(arrangedSubviews: views))
    stack.axis = axis
    change(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  @Test func `a stack divides its length equally`() {
    let frames = stack(.horizontal, [10, 20, 30]) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    // (300 - 2 × 15) / 3.
    expect(frames, equals: [frame(0, 0, 90, 200), frame(105, 0, 90, 200), frame(210, 0, 90, 200)])
  }

  @Test func `a stack spreads its views with equal spaces`() {
    let frames = stack(.horizontal, [50, 100, 50]) {
      $0.distribution = .equalSpacing
      $0.alignment = .center
    }
    // (300 - 200) / 2 between them, and 20 of 200 points in the middle.
    expect(frames, equals: [frame(0, 90, 50, 20), frame(100, 90, 100, 20), frame(250, 90, 50, 20)])
  }

  @Test func `a stack leaves out hidden views and keeps custom spaces`() {
    let frames = stack(.vertical, [50, 100, 50]) {
      $0.distribution = .fillEqually
      $0.alignment = .leading
      $0.arrangedSubviews[1].isHidden = true
      $0.setCustomSpacing(40, after: $0.arrangedSubviews[0])
    }
    // (200 - 40) / 2 each.
    expect([frames[0], frames[2]], equals: [frame(0, 0, 50, 80), frame(0, 120, 50, 80)])
  }

  @Test func `constraints give the size that fits`() {
    let card = UIView()
    let label = added(Fixed(), to: card)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
    ])
    let fitting = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // 100 + 2 × 8 and 20 + 2 × 8.
    expect(fitting, equals: CGSize(width: 116, height: 36))
    let wide = card.systemLayoutSizeFitting(
      CGSize(width: 250, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(wide, equals: CGSize(width: 250, height: 36))
  }

  /// A root under a bar of 50 points.
  private final class Screen: UIView {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    }
  }

  @Test func `a view below the bars has margins without them`() {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = added(UIView(), to: screen)
    let stack = added(UIStackView(), to: screen)
    let (label, item) = (added(Fixed(), to: box), Fixed())
    stack.addArrangedSubview(item)
    stack.alignment = .leading
    stack.isLayoutMarginsRelativeArrangement = true
    let views: [String: UIView] = ["box": box, "stack": stack]
    let formats = ["V:|-100-[box(50)][stack]|", "H:|[box]|", "H:|[stack]|"]
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: views))
    }
    NSLayoutConstraint(
      item: label, attribute: .top, relatedBy: .equal, toItem: box, attribute: .topMargin,
      multiplier: 1, constant: 0
    ).isActive = true
    screen.layoutIfNeeded()
    // They begin at 100 and 150, below the bar: the margins are 8 alone.
    expect([label.frame.minY, item.frame.minY], equals: [8, 8])
  }

  @Test func `a label is as high as its lines in the width that it gets`() {
    let label = added(UILabel())
    label.text = "several words that need some lines"
    label.numberOfLines = 0
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 120),
    ])
    root.layoutIfNeeded()
    let line = UILabel()
    line.text = "several"
    expect(label.frame.width, equals: 120)
    // "several words" is all that fits into the first of three lines.
    expect((label.frame.height / line.intrinsicContentSize.height).rounded(), equals: 3)
  }

  @Test func `a scroll view's content is as long as the constraints to its edges make it`() {
    let scroll = added(UIScrollView())
    let content = added(UIView(), to: scroll)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
    ])
    root.layoutIfNeeded()
    expect(content.frame, equals: frame(0, 5, 300, 1000))
    expect(scroll.contentSize, equals: CGSize(width: 300, height: 1005))
  }

  @Test func `a mask follows the superview's size`() {
    let view = UIView(frame: frame(10, 10, 280, 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    root.frame = frame(0, 0, 400, 250)
    // 100 more across, and 50 more above.
    expect(view.frame, equals: frame(10, 60, 380, 20))
  }

  @Test func `flexible margins keep a view in the middle of one that constraints place`() {
    let outer = added(UIView())
    let spinner = UIView(frame: frame(-10, -10, 20, 20))
    spinner.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    outer.addSubview(spinner)
    NSLayoutConstraint.activate([
      outer.topAnchor.constraint(equalTo: root.topAnchor),
      outer.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      outer.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      outer.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    // The middle of 300 by 200, less half of 20.
    expect(spinner.frame, equals: frame(140, 90, 20, 20))
  }

  @Test func `a constraint by a quotient of sizes that are 0 has no effect`() {
    let picture = added(UIView())
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 80),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0 / CGFloat.zero),
      picture.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    expect(picture.frame.size, equals: frame(0, 0, 80, 40).size)
  }

  @Test func `layoutSubviews sees the frames that constraints give`() {
    final class Avatar: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
      }
    }
    let avatar = added(Avatar())
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 80),
      avatar.heightAnchor.constraint(equalToConstant: 80),
    ])
    root.layoutIfNeeded()
    expect(avatar.layer.cornerRadius, equals: 40)
  }

  @Test func `a visual format has spaces, sizes and priorities`() {
    let icon = added(UIView())
    let title = added(Fixed())
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[icon(24)]-gap-[title(>=60@750)]-(>=0)-|",
        options: .alignAllCenterY, metrics: ["gap": 12], views: ["icon": icon, "title": title])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-40-[icon(==24)]", views: ["icon": icon]))
    root.layoutIfNeeded()
    expect(icon.frame, equals: frame(8, 40, 24, 24))
    // 8 + 24 + 12 across, and the middle of 52 less half of 20 down.
    expect(title.frame, equals: frame(44, 42, 100, 20))
  }

  @Test func `constraints that contradict each other are noticed, and the last is broken`() throws {
    let view = added(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200, file: "App/Card.swift", line: 14),
    ])
    view.backgroundColor = .red
    let root = root
    let preview = Preview("broken", width: 300, height: .points(200)) { UIKitView(root) }
    expect(
      try preview.arranged().notices.map(\.finding),
      equals: [
        .brokenConstraint(
          among: ["UIView.width == 100", "UIView.width == 200"], file: "App/Card.swift", line: 14)
      ])
    expect(view.frame, equals: frame(0, 0, 100, 10))
  }
}
