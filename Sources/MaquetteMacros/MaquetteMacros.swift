// SwiftUI's macros, in a product of their own: swift-syntax, which expands them, takes longer to
// build than everything else that a package needs from Maquette. One import brings the library with
// them.
@_exported public import Maquette
