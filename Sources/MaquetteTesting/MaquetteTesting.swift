// One import gives a test every type that the assertions take.
@_exported public import enum Goldens.Mask
@_exported public import Maquette
@_exported public import enum PictureComparison.Comparator
@_exported public import struct PictureComparison.Tolerance
