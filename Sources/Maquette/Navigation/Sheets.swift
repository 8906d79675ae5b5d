import CellViews
public import Foundation
import LayoutGeometry

/// The requests of a sheet's content to its sheet.
struct PresentationTraits {
  var detents: Set<PresentationDetent> = []
  var selected: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var cornerRadius: Double?
  var background: ViewNode?
  var compactAdaptation = CellViews.PresentationAdaptation()
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  let node: SheetDetent

  /// Half of the screen.
  public static let medium = PresentationDetent(node: .medium)
  /// The screen below the status bar.
  public static let large = PresentationDetent(node: .large)

  /// Returns a fraction of the screen's height, from 0 to 1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(node: .fraction(fraction))
  }

  /// Returns a height, in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(node: .height(height))
  }

  /// Returns the height on a phone in a system's look, by which heights are compared.
  fileprivate func length(in system: SystemLook) -> Double {
    node.length(on: Size(width: 390, height: 844), safeArea: .zero, system: system)
  }
}

extension SheetNode {
  /// Creates the sheet of views, with their requests.
  @MainActor init(_ content: some View, in context: _ViewContext) {
    self = Self.parts(content, in: context).sheet
  }

  /// Returns a screen that covers another one.
  @MainActor static func cover(_ content: some View, in context: _ViewContext) -> SheetNode {
    let (sheet, traits) = parts(content, in: context)
    return SheetNode(
      sheet.content, detent: .fullScreen,
      background: traits.background ?? .color(.systemBackground))
  }

  /// Returns the sheet of views, and their requests to it.
  @MainActor static func parts(
    _ content: some View, in context: _ViewContext
  ) -> (sheet: SheetNode, traits: PresentationTraits) {
    var inner = context
    inner.environment.listStyle = nil
    inner.environment.isInBar = false
    let nodes = content._nodes(in: inner)
    var traits = PresentationTraits()
    if case .view(_, let first)? = nodes.elements.first { traits = first.presentation }
    let system = context.environment.system
    let lowest = traits.detents.min { $0.length(in: system) < $1.length(in: system) }
    let detent = traits.selected ?? lowest ?? .large
    let hasGrabber =
      traits.dragIndicator == .visible
      || (traits.dragIndicator == .automatic && traits.detents.count > 1)
    var sheet = SheetNode(
      nodes.layered(), detent: detent.node, hasGrabber: hasGrabber,
      cornerRadius: traits.cornerRadius, background: traits.background)
    sheet.adaptation = traits.compactAdaptation
    return (sheet, traits)
  }
}

extension Edge {
  var ofPopover: PopoverNode.Edge {
    switch self {
    case .top: .top
    case .leading: .leading
    case .bottom: .bottom
    case .trailing: .trailing
    }
  }
}
