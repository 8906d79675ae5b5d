// Layers, their animations and transforms are UIKit's here.
@_exported public import UIKit
