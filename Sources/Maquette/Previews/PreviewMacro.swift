public import CellViews

#if PreviewMacros
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
) = #externalMacro(module: "MaquetteMacros", type: "PreviewMacro")

/// Marks a property of a preview's own, as the closure of `#Preview` declares it.
@attached(peer)
public macro Previewable() =
  #externalMacro(module: "MaquetteMacros", type: "PreviewableMacro")
#endif

/// A type that has a preview: what `#Preview` declares.
public protocol PreviewRegistry: SendableMetatype {
  /// What the preview shows.
  associatedtype Content: View

  /// The file that declares the preview, as `#fileID` names it.
  static var fileID: String { get }
  /// The file's path when it was compiled.
  static var filePath: String { get }
  /// The line in it, from 1.
  static var line: Int { get }
  /// What the preview is called in its file; nil for none.
  static var name: String? { get }
  /// What the preview is drawn on.
  static var traits: [PreviewTrait<Preview.ViewTraits>] { get }
  /// The views.
  @MainActor static func makeBody() -> Content
}

/// A type that has previews, as they were declared before `#Preview`.
///
/// Each view of `previews` is a preview of its own, called after the type: `Card_Previews` has `Card`.
@MainActor @preconcurrency
public protocol PreviewProvider: SendableMetatype {
  /// The views of the previews.
  associatedtype Previews: View

  /// The views, each a preview.
  @ViewBuilder static var previews: Previews { get }
}
