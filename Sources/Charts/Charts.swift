// The charts of the library under the name of their own module.
@_exported public import func Maquette.BarMark
@_exported public import struct Maquette.Chart
@_exported public import typealias Maquette.ChartBuilder
@_exported public import struct Maquette.ChartMark
@_exported public import func Maquette.LineMark
@_exported public import enum Maquette.MarkDimension
@_exported public import enum Maquette.MarkStackingMethod
@_exported public import protocol Maquette.Plottable
@_exported public import struct Maquette.PlottableValue
@_exported public import struct Maquette._PlottedValue
