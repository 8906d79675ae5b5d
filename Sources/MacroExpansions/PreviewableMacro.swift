public import SwiftSyntax
public import SwiftSyntaxMacros

/// `@Previewable`: marks a declaration in the closure of `#Preview`, which takes it out of there.
public struct PreviewableMacro: PeerMacro {
  /// Nothing: `#Preview` has read the mark.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}
