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

  /// The distance from the leading edge of a guide that the view places itself; nil for another.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    measurement.explicit(guide).map { CGFloat($0) }
  }

  /// The distance from the top edge of a guide that the view places itself, as a text its baselines;
  /// nil for another.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    measurement.explicit(guide).map { CGFloat($0) }
  }
}

/// A guide of one's own, on which containers place views.
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
  /// Where the guide is in views that do not place it themselves.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension AlignmentID {
  /// Where the guide is in views that do not place it themselves.
  public static func _value(in view: LayoutGeometry.Measurement) -> Double {
    Double(defaultValue(in: ViewDimensions(view)))
  }
}

extension HorizontalAlignment {
  /// A guide of one's own.
  public init(_ id: any AlignmentID.Type) {
    self.init(.custom(id))
  }
}

extension VerticalAlignment {
  /// A guide of one's own.
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
