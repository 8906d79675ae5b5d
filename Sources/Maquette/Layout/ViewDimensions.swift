public import Foundation
public import LayoutGeometry

/// A view's size and guides, in the view's own coordinates.
public struct ViewDimensions: Equatable, Sendable {
  private let measurement: LayoutGeometry.Measurement

  init(_ measurement: LayoutGeometry.Measurement) {
    self.measurement = measurement
  }

  /// The view's width.
  public var width: CGFloat { CGFloat(measurement.size.width) }

  /// The view's height.
  public var height: CGFloat { CGFloat(measurement.size.height) }

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(measurement.guide(guide)) }

  /// The distance of a guide from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(measurement.guide(guide)) }

  /// The distance from the leading edge of a guide that the view itself places; nil for another.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    measurement.explicit(guide).map { CGFloat($0) }
  }

  /// The distance from the top edge of a guide that the view itself places, as a text does its
  /// baselines; nil for another.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    measurement.explicit(guide).map { CGFloat($0) }
  }
}

/// A custom guide, by which containers align views.
///
/// ```swift
/// extension VerticalAlignment {
///   private enum Account: AlignmentID {
///     static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
///   }
///
///   static let account = VerticalAlignment(Account.self)
/// }
/// ```
public protocol AlignmentID: _AlignmentRule {
  /// Returns the guide's position in views that do not place it themselves.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// Returns the guide's position in views that do not place it themselves.
  public static func _value(in view: LayoutGeometry.Measurement) -> Double {
    Double(defaultValue(in: ViewDimensions(view)))
  }
}

extension HorizontalAlignment {
  /// Creates an alignment by a custom guide.
  public init(_ id: any AlignmentID.Type) {
    self.init(.custom(id))
  }
}

extension VerticalAlignment {
  /// Creates an alignment by a custom guide.
  public init(_ id: any AlignmentID.Type) {
    self.init(.custom(id))
  }
}

nonisolated extension View {
  /// Places a guide of the view, as a distance from its leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> _ModifiedView<Self> {
    modified(
      .alignmentGuide(guide) { view in
        onMainActor { Double(computeValue(ViewDimensions(view))) }
      })
  }

  /// Places a guide of the view, as a distance from its top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment,
    computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> _ModifiedView<Self> {
    modified(
      .alignmentGuide(guide) { view in
        onMainActor { Double(computeValue(ViewDimensions(view))) }
      })
  }
}
