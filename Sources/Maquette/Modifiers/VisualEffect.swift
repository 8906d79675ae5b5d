public import Foundation

/// The effects on a view's look, in the order in which they are written.
public struct EmptyVisualEffect: Hashable, Sendable {
  /// A change of a look, with lengths in points.
  fileprivate enum Change: Hashable, Sendable {
    case opacity(Double)
    case scale(CGSize, UnitPoint)
    case offset(CGSize)
    case blur(CGFloat)
    case rotation(Angle, UnitPoint)
    case rotation3D(Angle, axis: [CGFloat], UnitPoint, anchorZ: CGFloat, perspective: CGFloat)
    case hue(Angle)
    case brightness(Double)
    case contrast(Double)
    case saturation(Double)
    case grayscale(Double)
    /// A word of the source that is not drawn.
    case undrawn(String, file: String, line: UInt)
  }

  fileprivate var changes: [Change] = []

  private func adding(_ change: Change) -> EmptyVisualEffect {
    var effect = self
    effect.changes.append(change)
    return effect
  }

  /// Returns the effect with a notice that a word of the source is not drawn.
  package func undrawn(
    _ word: String, _ file: StaticString, _ line: UInt
  ) -> EmptyVisualEffect { adding(.undrawn(word, file: "\(file)", line: line)) }

  /// Sets the opacity.
  public func opacity(_ opacity: Double) -> EmptyVisualEffect { adding(.opacity(opacity)) }
  /// Scales the view.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  /// Scales the view.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> EmptyVisualEffect { scaleEffect(CGSize(width: x, height: y), anchor: anchor) }
  /// Scales the view.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    adding(.scale(scale, anchor))
  }
  /// Moves the view, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> EmptyVisualEffect {
    offset(CGSize(width: x, height: y))
  }
  /// Moves the view, in points.
  public func offset(_ offset: CGSize) -> EmptyVisualEffect { adding(.offset(offset)) }
  /// Blurs the view by a radius in points.
  ///
  /// SwiftUI's `opaque` is not drawn, which a notice reports.
  public func blur(
    radius: CGFloat, opaque: Bool = false, file: StaticString = #fileID, line: UInt = #line
  ) -> EmptyVisualEffect {
    let blurred = adding(.blur(radius))
    return opaque && radius > 0 ? blurred.undrawn("opaque", file, line) : blurred
  }
  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> EmptyVisualEffect {
    adding(.rotation(angle, anchor))
  }
  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> EmptyVisualEffect {
    adding(
      .rotation3D(
        angle, axis: [axis.x, axis.y, axis.z], anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Turns the colours.
  public func hueRotation(_ angle: Angle) -> EmptyVisualEffect { adding(.hue(angle)) }
  /// Sets the brightness.
  public func brightness(_ amount: Double) -> EmptyVisualEffect { adding(.brightness(amount)) }
  /// Sets the contrast.
  public func contrast(_ amount: Double) -> EmptyVisualEffect { adding(.contrast(amount)) }
  /// Sets the saturation.
  public func saturation(_ amount: Double) -> EmptyVisualEffect { adding(.saturation(amount)) }
  /// Sets the grey.
  public func grayscale(_ amount: Double) -> EmptyVisualEffect { adding(.grayscale(amount)) }
}

extension EmptyVisualEffect.Change {
  /// Returns a view with the change.
  @MainActor fileprivate func applied(to view: AnyView) -> AnyView {
    switch self {
    case .opacity(let opacity): AnyView(view.opacity(opacity))
    case .scale(let scale, let anchor): AnyView(view.scaleEffect(scale, anchor: anchor))
    case .offset(let offset): AnyView(view.offset(offset))
    case .blur(let radius): AnyView(view.blur(radius: radius))
    case .rotation(let angle, let anchor): AnyView(view.rotationEffect(angle, anchor: anchor))
    case .rotation3D(let angle, let axis, let anchor, let anchorZ, let perspective):
      AnyView(
        view.rotation3DEffect(
          angle, axis: (x: axis[0], y: axis[1], z: axis[2]), anchor: anchor, anchorZ: anchorZ,
          perspective: perspective))
    case .hue(let angle): AnyView(view.hueRotation(angle))
    case .brightness(let amount): AnyView(view.brightness(amount))
    case .contrast(let amount): AnyView(view.contrast(amount))
    case .saturation(let amount): AnyView(view.saturation(amount))
    case .grayscale(let amount): AnyView(view.grayscale(amount))
    case .undrawn(let word, let file, let line):
      AnyView(view.modified(UndrawnWord(word: word, file: file, line: line).modifier))
    }
  }
}

nonisolated extension View {
  /// Changes the view's look by its geometry, which the change leaves as it is.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect
  ) -> some View {
    EffectByGeometry(content: self, effect: effect)
  }
}

/// A view whose look is known after its place is.
private nonisolated struct EffectByGeometry<Content: View>: View {
  let content: Content
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> EmptyVisualEffect
  @State private var found = EmptyVisualEffect()

  @MainActor var body: some View {
    found.changes.reduce(AnyView(content)) { $1.applied(to: $0) }
      .onGeometryChange(for: EmptyVisualEffect.self) {
        effect(EmptyVisualEffect(), $0)
      } action: {
        found = $0
      }
  }
}
