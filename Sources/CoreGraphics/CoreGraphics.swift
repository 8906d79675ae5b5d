// The geometry that Foundation has on Linux, and the rest of what apps take from CoreGraphics.
@_exported public import Foundation
@_exported public import struct Maquette.CGAffineTransform
@_exported public import enum Maquette.CGLineCap
@_exported public import enum Maquette.CGLineJoin
@_exported public import typealias MaquetteUIKit.CGBlendMode
@_exported public import typealias MaquetteUIKit.CGColor
@_exported public import typealias MaquetteUIKit.CGMutablePath
@_exported public import typealias MaquetteUIKit.CGPath
@_exported public import struct MaquetteUIKit.CGVector
@_exported public import class MaquetteUIKit.CGContext
@_exported public import class MaquetteUIKit.CGColorSpace
@_exported public import func MaquetteUIKit.CGColorSpaceCreateDeviceRGB
@_exported public import class MaquetteUIKit.CGGradient
@_exported public import struct MaquetteUIKit.CGGradientDrawingOptions
@_exported public import class MaquetteUIKit.CGImage
@_exported public import enum MaquetteUIKit.CGPathFillRule
import _Testing_CoreGraphics
