import Catalogs
import CellViews
import ConfigLanguage
import PlainText

/// The parts of a preview before the names in scope are known.
struct PreviewParts: Sendable {
  var name: String?
  var canvas: ConfigNode?
  /// The folders of fonts; nil if they are unknown, as one of them is invalid.
  var fonts: [FontFolder]?
  /// Names for colours, fonts and modifiers.
  var theme = ThemeEntries()
  /// The project's catalogs.
  var catalogs = CatalogPaths()
  var values: ConfigNode?
  /// The root view; nil only for an invalid preview that is checked nevertheless.
  var view: ConfigNode?
  var cells: ConfigNode?
  var components: ConfigNode?
  /// The declarations of other files, and of the preview's own file beside all previews.
  var shared = SharedDeclarations()
  /// The names of the files to include.
  var include: [IncludePath] = []
  var variants: ConfigNode?
  /// The state in which the preview is drawn; nil for the screen as written.
  var state: ReviewState?
  var states: [ReviewState] = []
  var animation: AnimationSpec?
  /// Names for lengths; nil if they are unknown, as one of them is invalid.
  var tokens: DesignTokens?
  var annotations: [Annotation] = []
  var isEmpty = false
  /// The overrides of the variants' values; nil for none.
  var overrides: Overrides?
  /// The previews of the file, which taps may show.
  var siblings = ShownPreviews()
  /// The contexts of the modifiers of design tokens that the variants choose.
  var contexts: [String: String] = [:]

  /// The project's catalogs, also those of the canvas and of other files.
  var allCatalogs: CatalogPaths {
    catalogs.adding(canvas.map { CatalogPaths(ofUnsound: $0) } ?? CatalogPaths())
      .adding(shared.catalogs)
  }

  /// Returns the preview once for each combination of the contexts of tokens that its variants name:
  /// the value of a token is known before anything is compiled.
  func inContexts(of modifiers: [TokenDocument.Modifier]) -> [PreviewParts] {
    var all = [self]
    // Several files may have a modifier of one name, as `theme`: a context is chosen for all of them.
    for modifier in modifiers where all[0].contexts[modifier.name] == nil {
      guard let list = variants?.mapping?.first(where: { $0.key == modifier.name })?.value.list,
        !list.isEmpty, list.allSatisfy({ $0.scalar != nil })
      else { continue }
      var contexts: [String] = []
      for context in list.compactMap({ $0.scalar?.text }) where !contexts.contains(context) {
        contexts.append(context)
      }
      // The list of variants reports too many combinations: one context finds all other mistakes.
      if all.count * contexts.count > VariantList.limit { contexts = [contexts[0]] }
      all = all.flatMap { parts in
        contexts.map { context in
          var parts = parts
          parts.contexts[modifier.name] = context
          return parts
        }
      }
    }
    return all
  }
}

extension PreviewParts {
  /// Creates the parts that can still be checked of a preview some of whose own keys are invalid.
  init(ofUnsound node: ConfigNode) {
    canvas = node["canvas"]
    theme = ThemeEntries(ofUnsound: node)
    catalogs = CatalogPaths(ofUnsound: node)
    values = node["let"]
    view = node["view"]
    cells = node["cells"]
    components = node["components"]
    include = [IncludePath](ofUnsound: node)
    variants = node["variants"]
  }

  /// Adds the file's folders of fonts after the preview's own.
  mutating func addFonts(_ shared: [FontFolder]?) {
    guard let own = fonts, let shared else {
      fonts = nil
      return
    }
    fonts = own.adding(shared)
  }
}

extension PreviewParts {
  /// Adds the file's tokens that the preview does not declare itself.
  mutating func addTokens(_ shared: DesignTokens?) {
    guard let own = tokens, let shared else {
      tokens = nil
      return
    }
    tokens = own.adding(shared)
  }
}

extension ValueType<PreviewParts> {
  /// A preview: the content of a file, or one of several under `previews:`.
  static let preview = ValueType.record(
    "preview", "A screen to draw.",
    Field(
      Field<String?>(
        optional: "name", .outputName,
        "The output's file name; defaults to the config's own."),
      Field<ConfigNode?>(
        optional: "canvas", ValueType<CanvasSpec>.canvas.unread(),
        "The preview's size and settings."),
      Field<FontsParts>(
        "fonts", .fonts, default: FontsParts(), shown: "[]",
        "Folders with the config's own fonts, for `family`; or names for fonts, for `font`."),
      Field<[ConfigEntry]>(
        "colors", .themeColors, default: [], shown: "{}",
        "Names for colours, as in `brand: '#FF2D55'`, or `{ light: …, dark: … }`."),
      Field<[ConfigEntry]>(
        "styles", .styles, default: [], shown: "{}", "Names for modifiers, for `style`."),
      Field<ConfigNode?>(
        optional: "let", ValueType<DataValue>.data.unreadDictionary("values by name"),
        "Values that expressions read by name; each may use `canvas` and those before it."),
      Field<ConfigNode>("view", ValueType<ViewNode>.view.unread(), "The root view."),
      Field<ConfigNode?>(
        optional: "cells", .cells,
        "Views that `cell:` names."),
      Field<ConfigNode?>(
        optional: "components", .components,
        "Views with parameters, used as views by their names."),
      Field<[IncludePath]>(
        "include", .includePaths, default: [], shown: "[]",
        "Files whose components, cells, tokens and themes the preview may use."),
      Field<ConfigNode?>(
        optional: "variants", .variants,
        "Lists of values for keys of `canvas` or names of `let`; each combination is drawn."),
      Field<ReviewState?>(
        optional: "state", ValueType<ReviewState>.word(pending: .empty).constant(),
        "A state for a review, as those of `states`, that the preview itself is drawn in."),
      Field<[ReviewState]>(
        "states", .reviewStates, default: [], shown: "[]",
        "States for a review that each variant is drawn in as well: `empty`, `one` item a section, "
          + "`long-text` in cells, `rtl`, `largest-type`."),
      Field<AnimationSpec?>(
        optional: "animation", .animation,
        "The frames of an animated preview; formats other than APNG and WebP show the first."),
      Field<DesignTokens>(
        "tokens", .tokens, default: DesignTokens(), shown: "{}",
        "Names for lengths, as in `space.5: 20`: lengths and expressions may use them, "
          + "and annotations show them; or files of design tokens, whose colours, lengths and fonts have "
          + "names here."),
      Field<CatalogPaths>.catalogPaths,
      Field<[Annotation]>(
        "annotate", .annotations, default: [], shown: "[]",
        "The redlines of a second picture, `name.annotated.png` beside the plain one."),
      Field<Bool>(
        "isEmpty", ValueType<Bool>.truth.constant(), default: false, shown: "false",
        "Whether the preview is meant to show nothing but its background; else that is a warning, and no golden."
      )
    ) {
      PreviewParts(
        name: $0, canvas: $1, fonts: $2.folders,
        theme: ThemeEntries(colors: $3, fonts: $2.names, styles: $4), catalogs: $15, values: $5,
        view: $6,
        cells: $7, components: $8, include: $9, variants: $10, state: $11, states: $12,
        animation: $13, tokens: $14, annotations: $16, isEmpty: $17)
    })
}

extension ValueType {
  /// Returns the type of a value's node, which is compiled once the names in scope are known.
  fileprivate func unread() -> ValueType<ConfigNode> {
    ValueType<ConfigNode>(schema: schema) { node, _, _ in .constant(node) }
  }

  /// Returns the type of the node of a mapping of names to values.
  fileprivate func unreadDictionary(_ words: String) -> ValueType<ConfigNode> {
    ValueType<ConfigNode>(
      schema: {
        let schema = schema()
        return Schema(
          words, .members(["type": "object", "additionalProperties": schema.json]),
          references: schema.references)
      },
      compile: { node, place, compiler in
        compiler.entries(of: node, words, label: place.label).map { _ in .constant(node) }
      })
  }
}

extension ValueType<ConfigNode> {
  /// Views by the names for `cell:`.
  static let cells = ValueType<ViewNode>.view.unreadDictionary("views by name")

  /// Lists of values by the key that they vary.
  fileprivate static let variants = ValueType<DataValue>.data.unreadDictionary(
    "lists of values by key; `all` is a list of all words of a key, as `appearance: all`, and `locale: all` one of the "
      + "languages of the texts under `strings`")
}

/// A config's settings for the animation of a preview.
struct AnimationSpec: Sendable {
  var frameCount: Int
  var duration: Double
  var repeatCount: Int
}

extension ValueType<AnimationSpec> {
  /// The frames of a moving preview.
  static let animation = ValueType.record(
    "animation",
    "Frames, each the preview with other values of `animation` in its expressions: "
      + "`animation.frame` counts from 0, `animation.frames` is how many there are, and "
      + "`animation.progress` goes from 0 to 1, where it starts again.",
    Field(
      Field("frames", .whole(1...FrameAnimation.frameLimit), "How many frames there are."),
      Field(
        "duration", .number(0...60), default: 2, "How long all frames last together, in seconds."),
      Field(
        "repeatCount", .whole(0...65_535), default: 0, shown: "0",
        "How often the frames are shown; 0 repeats them forever.")
    ) {
      AnimationSpec(frameCount: $0, duration: $1, repeatCount: $2)
    }
  ).constant()
}

extension FrameAnimation.Frame {
  /// The value of `animation` in expressions.
  var data: DataValue {
    .object([
      "frame": .number(Double(index)), "frames": .number(Double(count)),
      "progress": .number(progress),
    ])
  }
}

extension ValueType<[Annotation]> {
  /// One annotation, or a list of them.
  static let annotations = ValueType<Annotation>.annotation.map { [$0] }
    .orList(
      ValueType<Annotation>.annotation.list("a list of annotations", count: 0...100))
}

extension ValueType<Annotation> {
  /// An annotation by its word; a grid may specify the distance of its lines in points.
  fileprivate static let annotation = ValueType.scalar(
    "an annotation", shown: "one of \(Annotation.words.joined(separator: ", ")), grid:4",
    json: .members([
      "anyOf": .array([
        .members(["enum": .array(Annotation.words.map { .string($0) })]),
        .members(["type": "string", "pattern": "^grid:[0-9.]+$"]),
      ])
    ]), pending: .frames
  ) { value throws(Mismatch) in
    guard case .string(let word) = value, let annotation = Annotation(word: word) else {
      throw Mismatch(
        expected: "one of \(Annotation.words.joined(separator: ", "))", found: value,
        suggestion: value.suggestion(among: Annotation.words))
    }
    return annotation
  }.constant()
}

extension ValueType<[ReviewState]> {
  /// States, each once.
  static let reviewStates = ValueType<ReviewState>.word(pending: .empty)
    .list("a list of states", count: 0...ReviewState.allCases.count)
    .refine { states throws(Mismatch) in
      guard Set(states).count == states.count else {
        throw Mismatch("expected each state once")
      }
      return states
    }
    .constant()
}
