public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// `@Entry var name: Type = value` in an extension of `EnvironmentValues`: a value of the environment
/// with its default.
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// The accessors, which read and write under the key.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let entry = try Entry(declaration)
    return [
      """
      get { self[\(entry.key).self] }
      """,
      """
      set { self[\(entry.key).self] = newValue }
      """,
    ]
  }

  /// The key, with the default.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // What is wrong with a declaration, its accessors report.
    guard let entry = try? Entry(declaration) else { return [] }
    return [
      """
      private enum \(entry.key): Maquette.EnvironmentKey {
        \(entry.defaultValue)
      }
      """
    ]
  }
}

/// A declaration that `@Entry` is on.
private struct Entry {
  private let name: TokenSyntax
  private let type: TypeSyntax?
  private let value: ExprSyntax

  init(_ declaration: some DeclSyntaxProtocol) throws {
    guard
      let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    else { throw MacroMistake("@Entry: expected a variable with a default value") }
    self.name = name
    type = binding.typeAnnotation?.type.trimmed
    if let value = binding.initializer?.value {
      self.value = value.trimmed
    } else if type?.is(OptionalTypeSyntax.self) == true {
      value = "nil"
    } else {
      throw MacroMistake("@Entry: expected a default value, as in 'var \(name.text): Int = 0'")
    }
  }

  /// The key's name.
  var key: TokenSyntax { "__Key_\(raw: name.text)" }

  /// The key's default; a value without a type is kept, so that the compiler finds its type.
  var defaultValue: DeclSyntax {
    guard let type else { return "static let defaultValue = \(value)" }
    return "static var defaultValue: \(type) { \(value) }"
  }
}
