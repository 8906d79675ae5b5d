public import SwiftSyntax
public import SwiftSyntaxMacros

/// The macro `#Preview { … }` of a view of UIKit's, which becomes nothing.
public struct UndrawnPreviewMacro: DeclarationMacro {
  /// Returns no declarations.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
