public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `#Preview { … }` whose closure returns a view of UIKit's.
public struct UIViewPreviewMacro: DeclarationMacro {
  /// Returns the declaration of a type with the preview.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { try uiKitPreview("view", node, context) }
}

/// The macro `#Preview { … }` whose closure returns a view controller.
public struct UIViewControllerPreviewMacro: DeclarationMacro {
  /// Returns the declaration of a type with the preview.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { try uiKitPreview("controller", node, context) }
}

private func uiKitPreview(
  _ label: String, _ node: some FreestandingMacroExpansionSyntax,
  _ context: some MacroExpansionContext
) throws -> [DeclSyntax] {
  try PreviewMacro.registry(of: node, in: context) { closure in
    """
    @MainActor static func makeBody() -> MaquetteUIKit._UIKitPreview {
      MaquetteUIKit._UIKitPreview(\(raw: label): \(closure.trimmed))
    }
    """
  }
}
