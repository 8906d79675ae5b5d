// UIKit's collection and table views, in a product of their own: code that uses SwiftUI alone
// neither compiles them nor gets them as completions. One import brings the library with them.
@_exported public import Maquette
