import LayoutGeometry

/// A view's request to the bars that its device draws over the screen.
package enum SystemBarChange: Hashable, Sendable {
  /// Hides or shows the status bar.
  case statusBarHidden(Bool)
  /// Hides or shows the home indicator.
  case homeIndicatorHidden(Bool)
}

extension NodeModifier {
  /// Changes the bars that the device draws over the screen, and nothing else.
  ///
  /// Of several views with different requests, the last that is placed takes precedence.
  package static func systemBars(_ change: SystemBarChange) -> NodeModifier {
    NodeModifier(SystemBarModifier(change: change))
  }
}

private struct SystemBarModifier: PrimitiveModifier {
  let change: SystemBarChange

  var description: ModifierDescription {
    switch change {
    case .statusBarHidden(let isHidden):
      [.flag("statusBarHidden", isHidden, default: nil, changing: .paint)]
    case .homeIndicatorHidden(let isHidden):
      [.flag("homeIndicatorHidden", isHidden, default: nil, changing: .paint)]
    }
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: SystemBarLayout(child: child, change: change))
  }
}

/// A modifier without a placed view of its own.
private struct SystemBarLayout: ModifierLayout {
  let child: LayoutNode
  let change: SystemBarChange

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let view = try child.place(in: frame, proposal: proposal, pass: pass)
    switch change {
    case .statusBarHidden(let isHidden): pass.given.statusBar.isHidden = isHidden
    case .homeIndicatorHidden(let isHidden): pass.given.isHomeIndicatorHidden = isHidden
    }
    return view
  }
}
