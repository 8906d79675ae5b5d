@_exported public import CellViews
