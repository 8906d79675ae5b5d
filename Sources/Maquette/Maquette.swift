// One import gives a user every type that the Swift front speaks of.
@_exported public import CellViews
@_exported public import CollectionLayouts
@_exported public import DisplayList
@_exported public import struct FileAccess.FileError
@_exported public import ImageDecoding
@_exported public import LayoutGeometry
@_exported public import struct PreviewConfig.Device
@_exported public import struct Diagnostics.Diagnostic
@_exported public import TextShaping
