public import TextShaping

/// One value that views take from their surroundings.
public enum EnvironmentChange: Hashable, Sendable {
  case font(Font)
  case bold(Bool)
  case italic(Bool)
  case foregroundColor(Color)
  case multilineTextAlignment(TextAlignment)
  /// The most lines a text may have; nil lifts an outer limit.
  case lineLimit(Int?)
  /// Which part of a text is left out where there is no room for all of it; such a cut is not
  /// noticed.
  case truncationMode(TruncationMode)
}

extension EnvironmentChange: PrimitiveModifier {
  package func change(_ environment: inout ViewEnvironment) { environment.apply(self) }

  package func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode { child }
}
