import SwiftDiagnostics
public import SwiftSyntax
import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The macro `#Preview("name", traits: …) { … }`, which declares a type with the preview; programs
/// find it among their types.
public struct PreviewMacro: DeclarationMacro {
  /// Returns the declaration of the type for one use of the macro.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try registry(of: node, in: context) { closure in
      if let arguments = node.arguments.first(where: { $0.label?.text == "arguments" }) {
        return """
          @MainActor static var bodies: Maquette._PreviewBodies {
            Maquette._PreviewBodies(arguments: \(arguments.expression.trimmed), body: \(closure.trimmed))
          }
          @MainActor static var count: Int { bodies.count }
          @MainActor static func makeBody(at index: Int) -> Maquette.AnyView { bodies.view(at: index) }
          @MainActor static func makeBody() -> Maquette.AnyView { bodies.view(at: 0) }
          """
      }
      let content = PreviewBody(closure)
      return """
        \(content.wrapper)
        @MainActor @Maquette.ViewBuilder static func makeBody() -> some Maquette.View {
          \(content.view)
        }
        """
    }
  }

  /// Returns the declaration of the type for one use of a macro.
  ///
  /// - Parameter content: A function that returns the declaration of `makeBody()` for the macro's closure.
  static func registry(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext,
    content: (ClosureExprSyntax) -> DeclSyntax
  ) throws -> [DeclSyntax] {
    guard
      let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { throw MacroMistake("#Preview: expected a closure with views") }
    let arguments = node.arguments.filter { $0.expression.id != body.id }
    let names = arguments.prefix { $0.label == nil }
    // Variadic traits end where the arguments of the previews begin.
    let traits = arguments.dropFirst(names.count).filter { $0.label?.text != "arguments" }
    if let name = names.first?.expression, !isConstant(name) {
      throw MacroMistake("#Preview: expected a name without interpolation")
    }
    let type = context.makeUniqueName("Preview")
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    return [
      """
      struct \(type): Maquette._PreviewRegistry {
        static var fileID: String { #fileID }
        static var filePath: String { \(place?.file ?? "#filePath") }
        static var line: Int { \(place?.line ?? "0") }
        static var name: String? { \(names.first?.expression.trimmed ?? "nil") }
        @MainActor static var traits: [Maquette._PreviewTrait] { [\(raw: listed(traits))] }
        \(content(body))
      }
      """
    ]
  }

  /// Returns whether a name is `nil` or a text without interpolation.
  private static func isConstant(_ name: ExprSyntax) -> Bool {
    name.is(NilLiteralExprSyntax.self)
      || name.as(StringLiteralExprSyntax.self)?.segments
        .allSatisfy { $0.is(StringSegmentSyntax.self) } ?? false
  }

  private static func listed(_ traits: some Sequence<LabeledExprSyntax>) -> String {
    traits.map { $0.expression.trimmedDescription }.joined(separator: ", ")
  }
}

/// The closure of a preview, split into its `@Previewable` declarations and its views.
private struct PreviewBody {
  /// The declaration of a view with the marked declarations as properties; empty if there are none.
  var wrapper: DeclSyntax = ""
  /// The views of the preview.
  var view: CodeBlockItemListSyntax

  init(_ closure: ClosureExprSyntax) {
    view = closure.statements
    let marked = closure.statements.compactMap { $0.item.as(VariableDeclSyntax.self) }
      .filter { $0.attributes.contains { $0.isPreviewable } }
    guard !marked.isEmpty else { return }
    let ids = Set(marked.map(\.id))
    let rest = closure.statements.filter { statement in
      !ids.contains { $0 == statement.item.id }
    }
    let properties = marked.map { declaration in
      var declaration = declaration
      declaration.attributes = declaration.attributes.filter { !$0.isPreviewable }
      return declaration.trimmed
    }
    wrapper = """
      struct StatefulContent: Maquette.View {
        \(CodeBlockItemListSyntax(properties.map { CodeBlockItemSyntax(item: .decl(DeclSyntax($0)), trailingTrivia: .newline) }))
        var body: some Maquette.View {
          \(rest)
        }
      }
      """
    view = "StatefulContent()"
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    guard case .attribute(let attribute) = self else { return false }
    return ["Previewable", "Maquette.Previewable"]
      .contains(attribute.attributeName.trimmedDescription)
  }
}

/// A use of a macro that has no meaning.
struct MacroMistake: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
