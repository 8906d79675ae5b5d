import DisplayList
public import Foundation

/// A matrix that transforms points, as in CoreGraphics: (x, y) becomes (a·x + c·y + tx, b·x + d·y +
/// ty).
public nonisolated struct CGAffineTransform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: CGFloat
  /// The factor of x in the new y.
  public var b: CGFloat
  /// The factor of y in the new x.
  public var c: CGFloat
  /// The factor of y in the new y.
  public var d: CGFloat
  /// The translation along x, in points.
  public var tx: CGFloat
  /// The translation along y, in points.
  public var ty: CGFloat

  /// Creates a matrix from its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates the identity.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Creates a matrix that scales by a factor along each axis.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Creates a matrix that translates by a distance along each axis, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Creates a matrix that rotates about the origin by an angle in radians, clockwise on the
  /// screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(Transform.turn(Double(angle)))
  }

  private init(_ transform: Transform) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c),
      d: CGFloat(transform.d), tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }

  /// The matrix that does not change points.
  public static let identity = CGAffineTransform()

  /// Indicates whether the matrix is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns a matrix that applies this one first, and then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(Transform(self).followed(by: Transform(next)))
  }

  /// Returns a matrix that scales first, and then applies this one.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a matrix that translates first, and then applies this one.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a matrix that rotates about the origin by an angle in radians first, and then applies
  /// this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse matrix; the same matrix if it is not invertible.
  public func inverted() -> CGAffineTransform {
    Transform(self).inverted.map(CGAffineTransform.init) ?? self
  }
}

nonisolated extension CGSize {
  /// Returns the size of the smallest rectangle around a transformed rectangle of this size.
  package func bounding(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: abs(transform.a) * width + abs(transform.c) * height,
      height: abs(transform.b) * width + abs(transform.d) * height)
  }
}
