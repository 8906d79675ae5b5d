import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The program that expands the library's macros for the compiler.
@main
struct MacroExpansions: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, ModelMacro.self,
    UIViewPreviewMacro.self, UIViewControllerPreviewMacro.self,
  ]
}
