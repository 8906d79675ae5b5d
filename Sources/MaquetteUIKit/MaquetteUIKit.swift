// UIKit's collection and table views, in a product of their own: who writes SwiftUI neither compiles them nor meets
// them in completion. One import brings the library with them.
@_exported public import Maquette
