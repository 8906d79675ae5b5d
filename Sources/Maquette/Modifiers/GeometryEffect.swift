import CellViews
import DisplayList
public import Foundation
import LayoutGeometry

/// A matrix that is applied to a view as it is drawn.
///
/// Of a matrix of `m11` to `m33`, what is in perspective (`m13`, `m23`) is not drawn.
public struct ProjectionTransform: Hashable, Sendable {
  /// The matrix without perspective.
  var affine: CGAffineTransform

  /// A matrix that changes nothing.
  public init() {
    affine = .identity
  }

  /// A matrix that turns, scales and moves.
  public init(_ m: CGAffineTransform) {
    affine = m
  }

  /// Returns this matrix followed by another one.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    ProjectionTransform(affine.concatenating(rhs.affine))
  }
}

/// A modifier that draws a view by a matrix, and leaves its space as it is.
public protocol GeometryEffect: Animatable, ViewModifier, SendableMetatype {
  /// Returns the matrix for a view of a size, in points, about the view's top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view, drawn by its matrix.
  public func body(content: Content) -> some View {
    let matrix: @MainActor (CGSize) -> ProjectionTransform = { effectValue(size: $0) }
    return content.modified(
      .transformEffect { frame in
        let matrix = onMainActor { matrix(CGSize(frame.size)) }
        return Transform(matrix.affine).around(frame.origin)
      })
  }

  /// Returns the effect itself, as no effect changes the layout.
  public func ignoredByLayout() -> Self { self }
}

/// The effect of one matrix, whatever the view's size.
private struct FixedEffect: GeometryEffect {
  let transform: ProjectionTransform

  nonisolated func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

extension View {
  /// Draws the view by a matrix about its top left corner, and leaves its space as it is.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(FixedEffect(transform: transform))
  }
}
