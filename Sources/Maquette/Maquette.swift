// One import gives a user every type of the library's interface by name. Public types that are
// missing here are never named by users: the values in the cases of `ViewNode` and `NodeModifier`.

// Previews, and the results of layout.
@_exported public import struct CellViews.FrameAnimation
@_exported public import enum CellViews.Annotation
@_exported public import enum CellViews.Appearance
@_exported public import struct CellViews.PreviewCanvas
@_exported public import struct CellViews.StatusBar
@_exported public import enum CellViews.BarBackground
@_exported public import struct CellViews.ComputedValues
@_exported public import struct CellViews.DesignTokens
@_exported public import enum CellViews.DynamicType
@_exported public import enum CellViews.SystemLook
@_exported public import struct CellViews.Notice
@_exported public import struct ImageDecoding.PictureNotice
@_exported public import struct CellViews.PlacedCollection
@_exported public import struct CellViews.Preview
@_exported public import struct CellViews.PreviewArrangement
@_exported public import enum CellViews.ScrollMistake
@_exported public import struct CellViews.Device
@_exported public import struct PreviewRendering.AnnotatedPreview
@_exported public import enum PreviewRendering.OutputFormat
@_exported public import protocol PreviewRendering.Renderable
@_exported public import struct TextShaping.TextLocale
@_exported public import enum TextShaping.TextNotice

// Views.
@_exported public import struct CellViews.CellContext
@_exported public import enum DisplayList.BlendMode
@_exported public import struct DisplayList.Path
@_exported public import class ImageDecoding.Picture

// Colours and text.
@_exported public import struct CellViews.Color
@_exported public import enum CellViews.ContentMode
@_exported public import struct CellViews.Dimensions
@_exported public import enum CellViews.Font
@_exported public import struct CellViews.LinearGradient
@_exported public import enum CellViews.ListItemTint
@_exported public import enum CellViews.TextStyle
@_exported public import struct DisplayList.RGBA
@_exported public import enum TextShaping.FontDesign
@_exported public import struct TextShaping.FontWeight
@_exported public import enum TextShaping.TextAlignment
@_exported public import enum TextShaping.TruncationMode

// Geometry.
@_exported public import struct LayoutGeometry.Alignment
@_exported public import enum LayoutGeometry.Axis
@_exported public import struct LayoutGeometry.EdgeInsets
@_exported public import struct LayoutGeometry.HorizontalAlignment
@_exported public import enum LayoutGeometry.LayoutDirection
@_exported public import struct LayoutGeometry.LayoutSetting
@_exported public import struct LayoutGeometry.Point
@_exported public import struct LayoutGeometry.ProposedSize
@_exported public import struct LayoutGeometry.Rect
@_exported public import struct LayoutGeometry.Size
@_exported public import struct LayoutGeometry.VerticalAlignment

// Layouts, and the types for custom ones.
@_exported public import struct CollectionLayouts.BoundaryItem
@_exported public import struct CollectionLayouts.CellEffect
@_exported public import struct CollectionLayouts.CollectionArrangement
@_exported public import struct CollectionLayouts.CollectionConfiguration
@_exported public import protocol CollectionLayouts.CollectionLayout
@_exported public import enum CollectionLayouts.CompositionalDimension
@_exported public import enum CollectionLayouts.ContentInsetsReference
@_exported public import struct CollectionLayouts.DecorationItem
@_exported public import enum CollectionLayouts.ElementKind
@_exported public import struct CollectionLayouts.ItemIndex
@_exported public import enum CollectionLayouts.ItemSpans
@_exported public import enum CollectionLayouts.ItemValues
@_exported public import struct CollectionLayouts.LayoutBadge
@_exported public import struct CollectionLayouts.LayoutElement
@_exported public import enum CollectionLayouts.LayoutNotice
@_exported public import struct CollectionLayouts.LayoutPhrase
@_exported public import struct CollectionLayouts.LayoutProblem
@_exported public import struct CollectionLayouts.LayoutSection
@_exported public import struct CollectionLayouts.LayoutSeparator
@_exported public import struct CollectionLayouts.LayoutSummary
@_exported public import struct CollectionLayouts.LayoutViewport
@_exported public import enum CollectionLayouts.LengthExpression
@_exported public import enum CollectionLayouts.ListAppearance
@_exported public import struct CollectionLayouts.ListConfiguration
@_exported public import enum CollectionLayouts.ListFooterMode
@_exported public import enum CollectionLayouts.ListHeaderMode
@_exported public import struct CollectionLayouts.NamedBoundaryItem
@_exported public import struct CollectionLayouts.OrthogonalScrolling
@_exported public import struct CollectionLayouts.ScrollRule
@_exported public import struct CollectionLayouts.SectionArrangement
@_exported public import struct CollectionLayouts.SectionConfiguration
@_exported public import struct CollectionLayouts.SectionSpace
@_exported public import enum CollectionLayouts.SupplementaryLength
@_exported public import struct CollectionLayouts.SupplementaryView
@_exported public import enum CollectionLayouts.Tracks

// Errors.
@_exported public import enum CairoRendering.RenderingError
@_exported public import enum CellViews.ViewError
@_exported public import struct Diagnostics.Diagnostic
@_exported public import struct FileAccess.FileError
@_exported public import enum ImageDecoding.PictureError
@_exported public import struct ImageDecoding.PictureLimits
@_exported public import struct PreviewRendering.StillPreview
@_exported public import struct PreviewRendering.UnknownFormat
@_exported public import enum TextShaping.FontError
