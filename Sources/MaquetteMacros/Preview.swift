public import Maquette

/// Declares a preview of the views in a closure, as in SwiftUI.
///
/// ```swift
/// #Preview("Dark", traits: .device("iphone-15"), .colorScheme(.dark)) {
///   @Previewable @State var isOn = true
///   Toggle("Wi-Fi", isOn: $isOn).padding()
/// }
/// ```
///
/// `Preview.declared` lists it, and `swift package maquette render` draws it. Its name is its
/// file's, followed by its own: `Settings.Dark` for a preview in `Settings.swift`. The canvas is
/// 390 points wide and as high as the views, unless a trait sets it.
///
/// - Parameters:
///   - name: The name that distinguishes it from the file's other previews, without interpolation.
///   - traits: The traits of the canvas.
///   - body: The views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MacroExpansions", type: "PreviewMacro")

/// Declares a preview of the views in a closure for each of some arguments.
@freestanding(declaration)
public macro Preview<Argument>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [Argument],
  @ViewBuilder body: @escaping @MainActor (Argument) -> any View
) = #externalMacro(module: "MacroExpansions", type: "PreviewMacro")

/// Marks a declaration in the closure of `#Preview` as a property of the preview.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "MacroExpansions", type: "PreviewableMacro")
