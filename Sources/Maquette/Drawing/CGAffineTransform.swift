import DisplayList
public import Foundation

/// A matrix that moves points, as CoreGraphics has it: (x, y) becomes (a·x + c·y + tx, b·x + d·y + ty).
public nonisolated struct CGAffineTransform: Hashable, Sendable {
  /// The part of x in the new x.
  public var a: CGFloat
  /// The part of x in the new y.
  public var b: CGFloat
  /// The part of y in the new x.
  public var c: CGFloat
  /// The part of y in the new y.
  public var d: CGFloat
  /// What is added to x, in points.
  public var tx: CGFloat
  /// What is added to y, in points.
  public var ty: CGFloat

  /// A matrix by its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The matrix that leaves all points where they are.
  public init() {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// A matrix that scales by a factor along each axis.
  public init(scaleX x: CGFloat, y: CGFloat) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A matrix that moves by a distance along each axis, in points.
  public init(translationX x: CGFloat, y: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A matrix that turns about the origin by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(Transform.turn(Double(angle)))
  }

  private init(_ transform: Transform) {
    self.init(
      a: CGFloat(transform.a), b: CGFloat(transform.b), c: CGFloat(transform.c),
      d: CGFloat(transform.d), tx: CGFloat(transform.tx), ty: CGFloat(transform.ty))
  }

  /// The matrix that leaves all points where they are.
  public static let identity = CGAffineTransform()

  /// True for the matrix that leaves all points where they are.
  public var isIdentity: Bool { self == .identity }

  /// What applies this matrix first, and then another.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// What scales first, and then applies this matrix.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// What moves first, and then applies this matrix.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// What turns about the origin by an angle in radians first, and then applies this matrix.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// The matrix back; the same matrix where it makes areas nothing.
  public func inverted() -> CGAffineTransform {
    Transform(self).inverted.map(CGAffineTransform.init) ?? self
  }
}

nonisolated extension CGSize {
  /// The size of the smallest rectangle around a rectangle of this size that was transformed.
  package func bounding(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: abs(transform.a) * width + abs(transform.c) * height,
      height: abs(transform.b) * width + abs(transform.d) * height)
  }
}
