public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `@Entry var name: Type = value`, which makes a variable in an extension of
/// `EnvironmentValues` a value of the environment with a default.
public struct EntryMacro: AccessorMacro, PeerMacro {
  /// Returns the accessors, which get and set the value under the key.
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

  /// Returns the declaration of the key, with the default.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The accessors report the mistakes of a declaration.
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

/// A declaration marked `@Entry`.
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

  var key: TokenSyntax { "__Key_\(raw: name.text)" }

  /// The key's default; without a declared type it is a constant, whose type the compiler infers.
  var defaultValue: DeclSyntax {
    guard let type else { return "static let defaultValue = \(value)" }
    return "static var defaultValue: \(type) { \(value) }"
  }
}
