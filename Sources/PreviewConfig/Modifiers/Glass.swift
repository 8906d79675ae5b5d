import CellViews
import ConfigLanguage

// The words of iOS 26, under SwiftUI's names.
extension ViewDeclaration {
  static let glassEffectContainer = ViewDeclaration(
    "glassEffectContainer", .glassEffectContainer,
    "Views whose glass flows into one where it is near.")

  static let toolbarSpacer = ViewDeclaration(
    "toolbarSpacer", bare: .barSpacer(isFlexible: true), .toolbarSpacer,
    "A space in a bar, which divides the items that share glass.")
}

extension ModifierDeclaration {
  static let glass: [ModifierDeclaration] = [
    .glassEffect, .glassEffectUnion, .scrollEdgeEffectStyle, .searchToolbarBehavior,
    .sharedBackgroundVisibility, .backgroundExtensionEffect,
  ]

  static let glassEffect = ModifierDeclaration(
    "glassEffect",
    change: ValueType<GlassNode>.glass.map { glass in { $0.onGlass(glass) } },
    "Glass under the view, as iOS 26 draws it.")

  static let glassEffectUnion = ModifierDeclaration(
    "glassEffectUnion", ValueType<String>.text,
    "The name of the shape that the view's glass is a part of, in a `glassEffectContainer`."
  ) { .glassUnion($0) }

  static let scrollEdgeEffectStyle = ModifierDeclaration(
    "scrollEdgeEffectStyle", ValueType<NodeModifier>.scrollEdge,
    "The look of content that has scrolled under bars, from ios-26 on."
  ) { $0 }

  static let searchToolbarBehavior = ModifierDeclaration(
    "searchToolbarBehavior",
    change: ValueType<Bool>.words(["automatic": false, "minimize": true], pending: false)
      .map { isMinimized in { isMinimized ? $0.minimizingSearch : $0 } },
    "Whether a `searchField` in a bar is shown as a button.")

  static let backgroundExtensionEffect = ModifierDeclaration(
    "backgroundExtensionEffect", ValueType<Bool>.truth.orMissing(true, words: "true"),
    "Draws the view mirrored and out of focus under the bars at the edges of the safe area that it is at."
  ) { .backgroundExtension(isEnabled: $0) }

  static let sharedBackgroundVisibility = ModifierDeclaration(
    "sharedBackgroundVisibility",
    change: ValueType<Bool>.words(
      ["automatic": false, "visible": false, "hidden": true], pending: false
    ).map { isHidden in { isHidden ? $0.hidingSharedBackground : $0 } },
    "Whether an item of a bar is on the glass of its neighbours.")
}

extension ValueType<ViewNode> {
  /// Views in a container, with the distance at which their glass unites.
  fileprivate static let glassEffectContainer = ValueType<ViewNode>.view
    .map { $0.unitingGlass(within: 0) }
    .choice(
      with: .record(
        "glassEffectContainer",
        "Views whose glass flows into one, as SwiftUI's "
          + "`GlassEffectContainer`.",
        Field(
          Field(
            "spacing", .length, default: 0,
            "The distance within which glass flows into one, in points."),
          Field("content", ValueType<ViewNode>.view, "The views.")
        ) { $1.unitingGlass(within: $0) })
    ) { $0["content"] != nil }

  /// The kind of a space in a bar.
  fileprivate static let toolbarSpacer = ValueType<ViewNode>.words(
    ["fixed": .barSpacer(isFlexible: false), "flexible": .barSpacer(isFlexible: true)],
    pending: .spacer(minLength: 0))
}

extension ValueType<NodeModifier> {
  private static let scrollEdgeWords = ValueType<EdgeEffectNode.Style>.words(
    ["automatic": .soft, "soft": .soft, "hard": .hard, "hidden": .hidden], pending: .soft)

  /// A look at all edges, or a mapping with the edges.
  fileprivate static let scrollEdge =
    scrollEdgeWords
    .map { NodeModifier.scrollEdgeEffect($0, at: .all) }
    .orMapping(
      .record(
        "scrollEdgeEffectStyle", "The look of content under bars, at some edges.",
        Field(
          Field(
            "style", scrollEdgeWords, default: .soft, shown: "automatic",
            "Out of focus, nearly hidden up to a straight line if `hard`, or unchanged if `hidden`."
          ),
          Field("edges", .edges, default: .all, shown: "all", "The edges.")
        ) { .scrollEdgeEffect($0, at: $1) }))
}

extension ValueType<GlassNode> {
  /// A kind of glass, or a mapping with its form.
  fileprivate static let glass = ValueType<GlassNode.Kind>.word(pending: .regular)
    .map { GlassNode($0) }
    .orMapping(
      .record(
        "glassEffect", "Glass under a view: a capsule over its bounds by default.",
        Field(
          Field("glass", default: GlassNode.Kind.regular, "The kind of glass."),
          Field<Color?>(optional: "tint", .color, "The colour of the glass."),
          Field(
            "in", .outline, default: .capsule, shown: "capsule", "The form of the glass.")
        ) { GlassNode($0, tint: $1, in: $2) })
    )
    .orMissing(GlassNode(), words: "regular")
}
