// The geometry that Foundation has on Linux, and the rest of what apps take from CoreGraphics.
@_exported public import Foundation
@_exported public import struct Maquette.CGAffineTransform
@_exported public import enum Maquette.CGLineCap
@_exported public import enum Maquette.CGLineJoin
@_exported public import typealias MaquetteUIKit.CGColor
@_exported public import typealias MaquetteUIKit.CGMutablePath
@_exported public import typealias MaquetteUIKit.CGPath
@_exported public import struct MaquetteUIKit.CGVector
import _Testing_CoreGraphics
