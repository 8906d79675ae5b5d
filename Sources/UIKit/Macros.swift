public import Maquette
public import MaquetteUIKit

// The macros of the library under SwiftUI's name: their own module brings all of the library with it.

/// Turns a variable with a default into a value of the environment.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MacroExpansions", type: "EntryMacro")

/// Declares a preview of the views in a closure.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Maquette.Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MacroExpansions", type: "PreviewMacro")

/// Declares a preview of the views in a closure for each of some arguments.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, traits: PreviewTrait<Maquette.Preview.ViewTraits>...,
  arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "MacroExpansions", type: "PreviewMacro")

// The closures of these two are optional, so that the compiler prefers the one above for a closure of several views,
// which has no `return` to tell the three apart.

/// Declares a preview of a view controller's screen.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Maquette.Preview.ViewTraits>...,
  body: (@MainActor () -> UIViewController)?
) = #externalMacro(module: "MacroExpansions", type: "UIViewControllerPreviewMacro")

/// Declares a preview of a view of UIKit's.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Maquette.Preview.ViewTraits>...,
  body: (@MainActor () -> UIView)?
) = #externalMacro(module: "MacroExpansions", type: "UIViewPreviewMacro")

/// Marks a declaration in the closure of `#Preview` as a property of the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "MacroExpansions", type: "PreviewableMacro")
