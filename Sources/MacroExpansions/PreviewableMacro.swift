public import SwiftSyntax
public import SwiftSyntaxMacros

/// The macro `@Previewable`, which marks a declaration in the closure of `#Preview`; that macro
/// moves it out of the closure.
public struct PreviewableMacro: PeerMacro {
  /// Returns no declarations: `#Preview` has read the mark.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
