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
/// `Preview.declared` has it, and `swift package maquette render` draws it. It is called after its file,
/// followed by its name: `Settings.Dark` for a preview of `Settings.swift`. The canvas is 390 points wide
/// and as high as the views, unless a trait sets it.
///
/// - Parameters:
///   - name: What distinguishes it from the file's others; without interpolation.
///   - traits: What it is drawn on.
///   - body: The views.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "MacroExpansions", type: "PreviewMacro")

/// Marks a property of a preview's own, as the closure of `#Preview` declares it.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "MacroExpansions", type: "PreviewableMacro")
