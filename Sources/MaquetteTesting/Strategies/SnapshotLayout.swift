package import CellViews
public import LayoutGeometry
package import Maquette

/// The canvas of a snapshot.
public enum SnapshotLayout: Hashable, Sendable {
  /// A canvas of a fixed size in points, with the view in its middle.
  case fixed(width: Double, height: Double)
  /// A canvas of the view's ideal size, its size without a proposal, rounded up to whole pixels.
  case sizeThatFits
  /// A device's screen, with the view in the middle of its safe area.
  case device(config: ViewImageConfig)
}

/// A screen on which a view is drawn.
public struct ViewImageConfig: Hashable, Sendable {
  /// The insets of bars, notch and home indicator, in points.
  public var safeArea: EdgeInsets
  /// The screen's size in points; nil for the view's ideal size.
  public var size: Size?
  /// The settings of the screen beside its size.
  public var traits: UITraitCollection

  /// Creates a screen; defaults to one of the view's ideal size.
  public init(
    safeArea: EdgeInsets = .zero, size: Size? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}

/// An error for a snapshot's size that cannot be drawn.
package struct UndrawableSnapshotSize: Error, Hashable, CustomStringConvertible {
  /// The size in points.
  package var size: Size

  /// The size, and the expected range.
  package var description: String {
    "a snapshot of \(size.width) × \(size.height) points: expected more than 0"
  }
}

extension SnapshotStrategy {
  /// Returns the preview to draw for a view.
  package func preview(of view: some View) throws -> Preview {
    // Only the main actor reads it, while the caller waits for the drawing.
    nonisolated(unsafe) let view = view
    let layout = layout ?? (format == .picture ? .sizeThatFits : nil)
    return try drawn(Preview("view", canvas: PreviewCanvas()) { view }, on: layout)
  }

  /// Returns the preview to draw for a preview.
  package func preview(of preview: Preview) throws -> Preview {
    try drawn(preview, on: layout)
  }

  private func drawn(_ preview: Preview, on layout: SnapshotLayout?) throws -> Preview {
    var preview = preview
    switch layout {
    case nil:
      traits.apply(to: &preview.canvas)
    case .sizeThatFits:
      traits.apply(to: &preview.canvas)
      try preview.fit(safeArea: .zero)
    case .fixed(let width, let height):
      traits.apply(to: &preview.canvas)
      try preview.resize(to: Size(width: width, height: height), safeArea: .zero)
    case .device(let config):
      config.traits.apply(to: &preview.canvas)
      traits.apply(to: &preview.canvas)
      guard let size = config.size else {
        try preview.fit(safeArea: config.safeArea)
        break
      }
      try preview.resize(to: size, safeArea: config.safeArea)
    }
    return preview
  }
}

extension Preview {
  fileprivate mutating func resize(to size: Size, safeArea: EdgeInsets) throws {
    guard size.width > 0, size.height > 0 else { throw UndrawableSnapshotSize(size: size) }
    canvas.width = size.width
    canvas.height = .points(size.height)
    canvas.safeArea = safeArea
  }
}
