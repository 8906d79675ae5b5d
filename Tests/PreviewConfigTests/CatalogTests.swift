import CellViews
import Diagnostics
import DisplayList
import PlainText
import PreviewConfig
import TestSupport
import Testing

/// The catalogs of a project in configs.
struct CatalogTests {
  /// A project's folder with a colour in a namespace, a picture and texts in two languages.
  private func project() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      #"{ "properties": { "provides-namespace": true }, "info": { "version": 1 } }"#,
      to: "Assets.xcassets/Brand/Contents.json")
    try folder.write(
      """
      { "colors": [
        { "color": { "color-space": "srgb", "components": { "red": "0x33", "green": "0x66", "blue": "0xFF", "alpha": "1.000" } }, "idiom": "universal" },
        { "appearances": [{ "appearance": "luminosity", "value": "dark" }],
          "color": { "color-space": "srgb", "components": { "red": "0x22", "green": "0x44", "blue": "0xCC", "alpha": "1.000" } }, "idiom": "universal" }
      ], "info": { "version": 1 } }
      """, to: "Assets.xcassets/Brand/Primary.colorset/Contents.json")
    try folder.write(
      #"{ "images": [{ "filename": "hero.svg", "idiom": "universal" }], "info": { "version": 1 } }"#,
      to: "Assets.xcassets/hero.imageset/Contents.json")
    try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>",
      to: "Assets.xcassets/hero.imageset/hero.svg")
    try folder.write(
      #"{ "data": [{ "filename": "people.json", "idiom": "universal" }], "info": { "version": 1 } }"#,
      to: "Assets.xcassets/people.dataset/Contents.json")
    try folder.write(
      #"[{ "name": "Ann" }, { "name": "Bo" }]"#, to: "Assets.xcassets/people.dataset/people.json")
    try folder.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "welcome": { "localizations": {
          "en": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "translated", "value": "%lld photo" } },
            "other": { "stringUnit": { "state": "translated", "value": "%lld photos" } } } } },
          "de": { "variations": { "plural": {
            "one": { "stringUnit": { "state": "needs_review", "value": "%lld Foto" } },
            "other": { "stringUnit": { "state": "needs_review", "value": "%lld Fotos" } } } } } } } } }
      """, to: "Localizable.xcstrings")
    return folder
  }

  private func load(_ text: String, in folder: TemporaryFolder) throws -> LoadedConfig {
    try ConfigFile.load(bytes: Array(text.utf8), file: "c.yaml", directory: folder.path)
  }

  private func failure(_ text: String, in folder: TemporaryFolder) -> [Diagnostic] {
    do {
      _ = try load(text, in: folder)
      return []
    } catch let diagnostics as Diagnostics {
      return diagnostics.diagnostics
    } catch {
      return []
    }
  }

  @Test func `a colour of a catalog has its name, and its colour in light and dark`() throws {
    let folder = try project()
    let config = try load(
      """
      name: a
      assets: Assets.xcassets
      canvas: { background: Brand/Primary }
      variants: { appearance: [light, dark] }
      view: { color: Brand/Primary.opacity(0.5) }
      """, in: folder)
    let backgrounds = config.previews.compactMap { $0.canvas.background }
    expect(backgrounds.map(\.name), equals: ["Brand/Primary", "Brand/Primary"])
    expect(
      backgrounds.map { [$0.light, $0.dark] }[0],
      equals: [RGBA(hex: 0x3366FF), RGBA(hex: 0x2244CC)])
    expect(config.warnings, equals: [])
  }

  @Test func `an unknown colour and picture have a suggestion`() throws {
    let folder = try project()
    let found = failure(
      """
      name: a
      assets: Assets.xcassets
      view:
        vstack:
          - color: Brand/Primry
          - image: heros
      """, in: folder)
    expect(
      found.map(\.message),
      equals: [
        "color: expected a colour, found 'Brand/Primry'",
        "no picture 'heros' is in 'Assets.xcassets'",
      ])
    expect(
      found.map(\.suggestion), equals: ["did you mean 'Brand/Primary'?", "did you mean 'hero'?"])
  }

  @Test func `a mistake in a catalog is reported at its place, with the use`() throws {
    let folder = try project()
    try folder.write(
      "{ \"colors\": [\n{ \"color\": { \"color-space\": \"tartan\", \"components\": {} } } ] }",
      to: "Assets.xcassets/Brand/Primary.colorset/Contents.json")
    let found = failure(
      "name: a\nassets: Assets.xcassets\nview: { color: Brand/Primary }\n", in: folder)
    expect(
      found.map { "\($0.range?.file ?? ""):\($0.range?.start.line ?? 0)" },
      equals: ["Assets.xcassets/Brand/Primary.colorset/Contents.json:2"])
    expect(found.first?.notes.map(\.range.start.line), equals: [3])
  }

  @Test func `a missing catalog is an error where it is named`() throws {
    let found = failure(
      "name: a\nassets: Asset.xcassets\nview: { color: Brand }\n", in: try project())
    expect(
      found.map(\.message),
      equals: ["cannot read 'Asset.xcassets': file not found"])
    expect(found.first?.range?.start.line, equals: 2)
  }

  @Test func `a text is shown in the canvas's language with its number`() throws {
    let config = try load(
      """
      name: a
      strings: Localizable.xcstrings
      variants: { locale: all }
      view: { text: { key: welcome, count: 3 } }
      """, in: try project())
    expect(config.previews.map(\.variant), equals: ["en", "de"])
    expect(
      config.warnings.map(\.message),
      equals: ["the text of 'welcome' in 'de' is in the state 'needs_review'"])
  }

  @Test func `an unknown key is an error with a suggestion`() throws {
    let found = failure(
      "name: a\nstrings: Localizable.xcstrings\nview: { text: { key: welcom } }\n",
      in: try project())
    expect(
      found.map(\.message), equals: ["key: no text 'welcom' is in 'Localizable.xcstrings'"])
    expect(found.map(\.suggestion), equals: ["did you mean 'welcome'?"])
  }

  @Test func `a text without its number is an error at its key`() throws {
    let found = failure(
      "name: a\nstrings: Localizable.xcstrings\nview: { text: { key: welcome } }\n",
      in: try project())
    expect(
      found.map(\.message),
      equals: ["key: 'welcome': the text has forms for numbers; expected 'count'"])
  }

  @Test func `the catalogs of an included file and of the canvas are used`() throws {
    let folder = try project()
    try folder.write("assets: ../Assets.xcassets\n", to: "themes/brand.yaml")
    for head in ["include: themes/brand.yaml", "canvas: { assets: Assets.xcassets }"] {
      let config = try load("name: a\n\(head)\nview: { color: Brand/Primary }\n", in: folder)
      expect(config.previews.count, equals: 1)
    }
  }

  @Test func `a data set is a data file`() throws {
    let config = try load(
      """
      name: a
      assets: Assets.xcassets
      view: { collection: { layout: { grid: { columns: 1 } }, items: { file: people }, cell: { text: "${item.name}" } } }
      """, in: try project())
    expect(config.previews.count, equals: 1)
  }

  @Test func `tokens are colours and lengths, and a resolver's modifier is a variant`() throws {
    let folder = try project()
    try folder.write(
      """
      { "version": "2025.10",
        "sets": { "base": { "sources": [{
          "ink": { "$type": "color", "brand": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } },
          "space": { "$type": "dimension", "inset-large": { "$value": { "value": 20, "unit": "px" } } } }] } },
        "modifiers": { "theme": { "default": "light", "contexts": { "light": [],
          "dark": [{ "ink": { "brand": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } } }] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """, to: "theme.json")
    let config = try load(
      """
      name: a
      tokens: theme.json
      canvas: { background: ink.brand }
      variants: { theme: [light, dark] }
      view: { text: a, padding: space.inset-large }
      """, in: folder)
    expect(config.previews.map(\.variant), equals: ["light", "dark"])
    expect(config.previews.map { $0.canvas.background?.light.red }, equals: [0, 1])
    expect(config.previews.map { $0.canvas.background?.name }, equals: ["ink.brand", "ink.brand"])
  }

  @Test func `tokens of several files refer to each other's, and the first file's precede`() throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "type": { "caption": { "value": "{size.small.value}" }, "gap": { "value": "{size.large}" } },
        "size": { "large": { "value": "9px" } } }
      """, to: "type.json")
    try folder.write(
      """
      { "size": { "small": { "value": "4px" }, "large": { "value": "8px" }, "unit": { "value": "by eye" } } }
      """, to: "size.json")
    func padding(_ token: String) throws -> String? {
      let config = try load(
        "name: a\ntokens: [type.json, size.json]\nview: { text: a, padding: \(token) }", in: folder)
      return try config.previews.first?.content(ComputedValues()).dump
    }
    func written(_ length: Int) throws -> String? {
      try load("name: a\nview: { text: a, padding: \(length) }", in: folder).previews.first?
        .content(ComputedValues()).dump
    }
    for (token, length) in [("type.caption", 4), ("type.gap", 9), ("size.large", 9)] {
      expect(try padding(token), equals: try written(length))
    }
  }

  @Test func `groups of two files have their own types, also under one name`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "$type": "color", "base": { "ink": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } }
      """, to: "colors.json")
    try folder.write(
      """
      { "base": { "$type": "dimension", "gap": { "$value": { "value": 8, "unit": "px" } } } }
      """, to: "sizes.json")
    let config = try load(
      """
      name: a
      tokens: [colors.json, sizes.json]
      canvas: { background: base.ink }
      view: { text: a, padding: base.gap }
      """, in: folder)
    let written = try load("name: a\nview: { text: a, padding: 8 }", in: folder)
    expect(config.previews.first?.canvas.background?.light, equals: RGBA(hex: 0xFF0000))
    expect(
      try config.previews.first?.content(ComputedValues()).dump,
      equals: try written.previews.first?.content(ComputedValues()).dump)
  }

  @Test func `of a table that cannot be opened nothing else is reported`() throws {
    let folder = try project()
    try folder.write(
      #"{ "sourceLanguage": "en", "version": "9.0", "strings": {} }"#, to: "Later.xcstrings")
    expect(
      failure(
        """
        name: a
        strings: Later.xcstrings
        variants: { locale: all }
        view: { text: { key: welcome, count: 3 } }
        """, in: folder
      ).map(\.message),
      equals: ["version: expected one of 1.0, 1.1, 1.2, found the text '9.0'"])
  }

  @Test func `the accent colour of the project's app is that of its controls`() throws {
    let folder = try project()
    func color(_ contents: String) throws -> Color? {
      try folder.write(contents, to: "Assets.xcassets/AccentColor.colorset/Contents.json")
      let config = try load(
        "name: a\nassets: Assets.xcassets\nview: { button: Save }", in: folder)
      expect(config.warnings, equals: [])
      return config.previews.first?.canvas.accentColor
    }
    let set = try color(
      """
      { "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
          "components": { "red": "0x33", "green": "0x66", "blue": "0xFF", "alpha": "1.000" } } }],
        "info": { "version": 1 } }
      """)
    expect(set?.name, equals: "AccentColor")
    expect(set?.light, equals: RGBA(hex: 0x3366FF))
    // The set of a new project has no colour, and its app the system's.
    expect(
      try color(#"{ "colors": [{ "idiom": "universal" }], "info": { "version": 1 } }"#),
      equals: nil)
  }

  @Test func `shadows, lines and gradients of tokens are values of their keys`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } },
        "px": { "$type": "dimension", "$value": { "value": 2, "unit": "px" } },
        "card": { "$type": "shadow", "$value": { "color": "{ink}", "offsetX": "{px}", "offsetY": "{px}", "blur": "{px}", "spread": "{px}" } },
        "line": { "$type": "border", "$value": { "color": "{ink}", "width": "{px}", "style": "solid" } },
        "dashes": { "$type": "border", "$value": { "color": "{ink}", "width": "{px}", "style": "dashed" } },
        "sky": { "$type": "gradient", "$value": [{ "color": "{ink}", "position": 0 }, { "color": "{ink}", "position": 0.5 }] } }
      """, to: "t.json")
    func view(_ text: String) throws -> String? {
      let config = try load("name: a\ntokens: t.json\nview: \(text)", in: folder)
      return try config.previews.first?.content(ComputedValues()).dump
    }
    for (token, written) in [
      (
        "{ text: a, shadow: card }",
        "{ text: a, shadow: [{ color: '#F00', x: 2, y: 2, blur: 2, spread: 2 }] }"
      ),
      ("{ text: a, border: line }", "{ text: a, border: { color: '#F00', width: 2 } }"),
      // Dashes of twice the width, as Chrome draws CSS's.
      (
        "{ text: a, border: dashes }",
        "{ text: a, overlay: { rectangle: , strokeBorder: { color: '#F00', lineWidth: 2, dash: [4, 2] } } }"
      ),
      (
        "{ text: a, background: sky }",
        "{ text: a, background: { linearGradient: { stops: [{ color: '#F00', location: 0 }, { color: '#F00', location: 0.5 }] } } }"
      ),
      (
        "{ circle: , fill: sky }",
        "{ circle: , fill: { linearGradient: { stops: [{ color: '#F00', location: 0 }, { color: '#F00', location: 0.5 }] } } }"
      ),
      (
        "{ linearGradient: { stops: sky, startPoint: leading, endPoint: trailing } }",
        "{ linearGradient: { stops: [{ color: '#F00', location: 0 }, { color: '#F00', location: 0.5 }], startPoint: leading, endPoint: trailing } }"
      ),
      ("{ circle: , stroke: line }", "{ circle: , stroke: { color: '#F00', lineWidth: 2 } }"),
    ] {
      expect(try view(token), equals: try view(written))
    }
  }

  /// A folder with tokens of several parts, and of names that expressions cannot have as paths.
  private func composites() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "ink": { "$type": "color", "red": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } },
        "space": { "$type": "dimension", "two": { "$value": { "value": 2, "unit": "px" } }, "inset-large": { "$value": { "value": 7, "unit": "px" } } },
        "lift": { "$type": "shadow",
          "card": { "$value": { "color": "{ink.red}", "offsetX": "{space.two}", "offsetY": "{space.two}", "blur": "{space.two}", "spread": "{space.two}" } },
          "two": { "$value": ["{lift.card}", "{lift.card}"] } },
        "line": { "$type": "border", "thin": { "$value": { "color": "{ink.red}", "width": "{space.two}", "style": "solid" } } },
        "sky": { "$type": "gradient", "day": { "$value": [{ "color": "{ink.red}", "position": 0 }, { "color": "{ink.red}", "position": 1 }] } },
        "move": { "$type": "transition", "in": { "$value": { "duration": { "value": 500, "unit": "ms" }, "delay": { "value": 1, "unit": "s" }, "timingFunction": [0, 0, 1, 1] } } },
        "type": { "$type": "typography", "body": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 700, "lineHeight": 1.5 } } } }
      """, to: "t.json")
    return folder
  }

  private func dump(_ view: String, in folder: TemporaryFolder) throws -> String? {
    let config = try load(
      "name: a\ntokens: t.json\nlet: { on: true, style: lift.card }\nview: \(view)", in: folder)
    return try config.previews.first?.content(ComputedValues()).dump
  }

  // A token is known by its path in an expression, and by its name as a text; its parts are fields.
  @Test(arguments: [
    (#"{ text: a, shadow: "${on ? lift.card : 3}" }"#, "{ text: a, shadow: lift.card }"),
    (#"{ text: a, shadow: "${style}" }"#, "{ text: a, shadow: lift.card }"),
    (#"{ text: a, shadow: "${on ? 3 : lift.card}" }"#, "{ text: a, shadow: 3 }"),
    (#"{ text: a, border: "${line.thin}" }"#, "{ text: a, border: line.thin }"),
    (#"{ circle: , stroke: "${line.thin}" }"#, "{ circle: , stroke: line.thin }"),
    (#"{ circle: , fill: "${on ? sky.day : 'red'}" }"#, "{ circle: , fill: sky.day }"),
    (#"{ text: a, background: "${sky.day}" }"#, "{ text: a, background: sky.day }"),
    (
      #"{ text: a, foregroundColor: "${on ? ink.red : 'blue'}" }"#,
      "{ text: a, foregroundColor: ink.red }"
    ),
    (#"{ text: a, font: "${type.body}" }"#, "{ text: a, font: type.body }"),
    (#"{ text: a, padding: "${on ? 'space.inset-large' : 1}" }"#, "{ text: a, padding: 7 }"),
    (#"{ text: a, padding: "${lift.card.blur + line.thin.width}" }"#, "{ text: a, padding: 4 }"),
    (
      // 20 × 1.5 + 500 ms + 1 s.
      #"{ text: a, padding: "${type.body.fontSize * type.body.lineHeight + move.in.duration + move.in.delay}" }"#,
      "{ text: a, padding: 31.5 }"
    ),
    (#"{ text: a, border: "${lift.card.color}" }"#, "{ text: a, border: '#F00' }"),
    (
      "{ text: a, shadow: [lift.two, { radius: 1, x: 3 }] }",
      "{ text: a, shadow: [{ color: '#F00', x: 2, y: 2, blur: 2, spread: 2 }, "
        + "{ color: '#F00', x: 2, y: 2, blur: 2, spread: 2 }, { radius: 1, x: 3 }] }"
    ),
  ])
  func `an expression names tokens, also those of several parts`(token: String, written: String)
    throws
  {
    let folder = try composites()
    expect(try dump(token, in: folder), equals: try dump(written, in: folder))
  }

  @Test func `a font of a token may have a name like a font of CSS`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "type": { "$type": "typography",
        "body": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 700 } },
        "body 16px": { "$value": { "fontFamily": "Inter", "fontSize": { "value": 20, "unit": "px" }, "fontWeight": 700 } } } }
      """, to: "t.json")
    let named = try dump("{ text: a, font: type.body 16px }", in: folder)
    let plain = try dump("{ text: a, font: type.body }", in: folder)
    expect(named, equals: plain)
    #expect(plain != nil)
  }

  @Test func `a length without a group is known by its name, unless that is a value already`()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "gap": { "$type": "dimension", "$value": { "value": 9, "unit": "px" } }, "8": { "$type": "number", "$value": 1 },
        "infinity": { "$type": "number", "$value": 2 }, "true": { "$type": "number", "$value": 3 } }
      """, to: "t.json")
    for (token, written) in [
      ("{ text: a, padding: gap }", "{ text: a, padding: 9 }"),
      ("{ text: a, padding: '${gap + 1}' }", "{ text: a, padding: 10 }"),
    ] {
      expect(try dump(token, in: folder), equals: try dump(written, in: folder))
    }
    for view in ["{ text: a, padding: 8 }", "{ text: a, frame: { maxWidth: infinity } }"] {
      expect(try dump(view, in: folder), equals: try dump(view, in: composites()))
    }
  }

  @Test func `a name of the screen's own replaces the group of other tokens`() throws {
    let config = try load(
      """
      name: a
      tokens: t.json
      let: { type: 3 }
      view: { vstack: [{ color: red, id: sky }, { text: "${type}" }] }
      """, in: composites())
    let content = try config.previews.first?.content(ComputedValues()).dump
    expect(content?.contains("\"3\""), equals: true)
  }

  @Test func `redlines name lengths, and not weights and durations`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "bold": { "$type": "fontWeight", "$value": 700 }, "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
        "time": { "fast": { "$type": "duration", "$value": { "value": 500, "unit": "ms" } } } }
      """, to: "t.json")
    let config = try load(
      "name: a\ntokens: t.json\nview: { text: a, opacity: time.fast }", in: folder)
    expect(config.previews.first?.tokens.lengths, equals: ["gap": 8])
  }

  @Test func `a control knows the value of a token that was replaced`() throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "side": { "wide": { "$type": "number", "$value": 400 } } }"#, to: "t.json")
    let config = try ConfigFile.load(
      bytes: Array("name: a\ntokens: t.json\ncanvas: { width: side.wide }\nview: spacer".utf8),
      file: "c.yaml", directory: folder.path,
      options: ConfigOptions(previewOverrides: PreviewOverrides(of: "a", ["canvas.width=300"])))
    let preview = try #require(config.previews.first)
    let width = config.controls(for: preview).first { $0.path == "canvas.width" }
    expect(width?.value, equals: .number(300))
    expect(width?.initial, equals: .number(400))
  }

  @Test func `the files of catalogs that are read are followed, and the folders that are listed`()
    throws
  {
    let folder = try project()
    let config = try load(
      "name: a\nassets: Assets.xcassets\nview: { color: Brand/Primary }", in: folder)
    expect(
      config.readFiles.sorted().map { $0.replacing(folder.path, with: "") },
      equals: [
        "/Assets.xcassets/", "/Assets.xcassets/Brand/", "/Assets.xcassets/Brand/Contents.json",
        "/Assets.xcassets/Brand/Primary.colorset/Contents.json",
      ])
  }

  /// A resolver with a modifier of two contexts, and two typographies in fonts that there are not.
  private func resolver() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      { "version": "2025.10", "sets": { "base": { "sources": [{ "type": { "$type": "typography",
          "b": { "$value": { "fontFamily": "Bee", "fontSize": { "value": 9, "unit": "px" } } },
          "a": { "$value": { "fontFamily": "Aye", "fontSize": { "value": 9, "unit": "px" } } } } }] } },
        "modifiers": { "theme": { "default": "x", "contexts": { "x": [], "y": [] } } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }] }
      """, to: "t.json")
    return folder
  }

  @Test func `contexts of tokens are checked as other variants`() throws {
    let folder = try resolver()
    func messages(_ variants: String) -> [String] {
      failure(
        "name: a\ntokens: t.json\nvariants: { \(variants) }\nview: { text: a }", in: folder
      ).filter { $0.severity == .error }.map(\.message)
    }
    expect(messages("theme: [x, x]"), equals: ["duplicate variant 'x' of theme"])
    let scales = (1...600).map { "\(1 + Double($0) / 1000)" }.joined(separator: ", ")
    expect(
      messages("theme: [x, y], scale: [\(scales)]"),
      equals: ["expected at most 1000 combinations, found 1200"])
  }

  @Test func `a font of a token is warned of where it is used`() throws {
    let config = try load(
      "name: a\ntokens: t.json\nview: { text: a, font: type.b }", in: resolver())
    expect(
      config.warnings.map(\.message),
      equals: ["no font is 'Bee', which the token 'type.b' names; the system's is used"])
    expect(config.warnings.first?.range?.start, equals: SourcePosition(line: 3, column: 24))
  }
}
