// The charts of the library under the name of their own module.
@_exported public import func Maquette.BarMark
@_exported public import struct Maquette.Chart
@_exported public import enum Maquette.ChartBuilder
@_exported public import struct Maquette.ChartMark
@_exported public import func Maquette.LineMark
@_exported public import struct Maquette.PlottableValue
