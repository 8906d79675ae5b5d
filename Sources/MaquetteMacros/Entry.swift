/// Turns a variable with a default into a value of the environment.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var cardSpacing = 12.0
/// }
/// ```
///
/// Views read it by `@Environment(\.cardSpacing)`, and `.environment(\.cardSpacing, 20)` sets it.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MacroExpansions", type: "EntryMacro")
