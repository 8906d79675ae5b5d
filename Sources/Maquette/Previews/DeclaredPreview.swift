package import CellViews
import FileAccess
import PlainText

/// A preview that a program's source declares, by `#Preview` or by a `PreviewProvider`.
package struct DeclaredPreview: Sendable {
  /// What goldens are beside: the folder of the module's sources, from the working directory; absolute if it
  /// is outside.
  package var suite: String
  /// The preview, called `File` or, where it has a name of its own, `File.Name`.
  package var preview: Preview
}

extension Preview {
  /// The previews that this program's sources declare by `#Preview` and `PreviewProvider`: by modules,
  /// files and lines.
  ///
  /// Those of a library are among them if the program is linked with it.
  public static var declared: [Preview] { onMainActor { DeclaredPreview.all.map(\.preview) } }
}

extension DeclaredPreview {
  /// All previews, by modules, files and lines.
  @MainActor package static var all: [DeclaredPreview] {
    let registries = typesConforming(to: (any PreviewRegistry).self)
      .compactMap { ($0 as? any PreviewRegistry.Type).map(Declaration.init(registry:)) }
    let providers = typesConforming(to: (any PreviewProvider).self)
      .compactMap { ($0 as? any PreviewProvider.Type).map(Declaration.init(provider:)) }
    let folders = Dictionary(
      registries.compactMap { each in each.folder.map { (each.module, $0) } },
      uniquingKeysWith: { first, _ in first })
    // Where several share a name, those after the first are numbered.
    var uses: [String: Int] = [:]
    return (registries + providers).sorted { $0.order < $1.order }.flatMap { declaration in
      let suite = pathFromWorkingDirectory(
        declaration.folder ?? folders[declaration.module]
          ?? Declaration.folder(ofModule: declaration.module))
      return declaration.previews().map { preview in
        var preview = preview
        let count = uses["\(suite)/\(preview.fullName)", default: 0] + 1
        uses["\(suite)/\(preview.fullName)"] = count
        if count > 1 {
          preview.variant = [preview.variant, "\(count)"].compactMap(\.self).joined(separator: ".")
        }
        return DeclaredPreview(suite: suite, preview: preview)
      }
    }
  }
}

/// A type that declares previews.
@MainActor
private struct Declaration {
  /// The module that declares them.
  let module: String
  /// The folder of the module's sources; nil where it is not known.
  let folder: String?
  /// The name of the file, or of a type in its place.
  let file: String
  /// The line; 0 where it is not known.
  let line: Int
  /// The previews.
  let previews: @MainActor () -> [Preview]

  /// By modules, files and lines.
  var order: (String, String, Int) { (module, file, line) }

  init(registry: any PreviewRegistry.Type) {
    let parts = registry.fileID.split(separator: "/").map(String.init)
    module = parts.first ?? ""
    let file = FileNamePart(givenName: withoutExtension(parts.last ?? "")).text
    self.file = file
    line = registry.line
    folder = Self.folder(ofModule: module, with: registry.filePath)
    previews = { [Self.preview(of: registry, in: file)] }
  }

  init(provider: any PreviewProvider.Type) {
    let path = String(reflecting: provider).split(separator: ".").map(String.init)
    module = path.first ?? ""
    var name = path.last ?? ""
    for ending in ["_Previews", "_Preview", "Previews", "Preview"]
    where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    let file = FileNamePart(givenName: name).text
    self.file = file
    line = 0
    folder = nil
    previews = { Self.previews(of: provider, in: file) }
  }

  /// The folder of a module's sources that has a file: the last that is called as the module, or
  /// else the file's own.
  private static func folder(ofModule module: String, with file: String) -> String {
    let names = FileAccess.folder(of: file).split(separator: "/", omittingEmptySubsequences: false)
    guard let last = names.lastIndex(where: { $0 == module }) else {
      return names.joined(separator: "/")
    }
    return names[...last].joined(separator: "/")
  }

  /// The folder of a module's sources where packages have it.
  static func folder(ofModule module: String) -> String {
    isFolder("Sources/" + module) ? "Sources/" + module : module
  }

  private static func preview<Registry: PreviewRegistry>(
    of registry: Registry.Type, in file: String
  ) -> Preview {
    let elements = elements { registry.makeBody() }
    var changes = registry.traits.map(\.change)
    // What the only view says of its preview; with several, none speaks for the screen.
    if elements.count == 1 { changes += elements[0].previewChanges }
    var settings = PreviewSettings(changes)
    settings.name = registry.name
    return settings.preview(in: file) { canvas in try canvas.column { registry.makeBody() } }
  }

  private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type, in file: String
  ) -> [Preview] {
    elements { provider.previews }.enumerated().map { index, element in
      PreviewSettings(element.previewChanges).preview(in: file) { canvas in
        try canvas.column(ofElement: index) { provider.previews }
      }
    }
  }

  /// The views as they are on a canvas of no device: their settings are known before there is a
  /// canvas.
  private static func elements(_ content: () -> some View) -> [ViewElement] {
    let context = _ViewContext(environment: EnvironmentValues(PreviewCanvas()))
    return context.evaluating(content)._nodes(in: context).elements
  }
}

extension PreviewSettings {
  /// The preview with these settings; one that cannot be drawn throws the reason when it is.
  fileprivate func preview(
    in file: String, content: @escaping @Sendable (PreviewCanvas) throws -> ViewNode
  ) -> Preview {
    let variant = name.map { FileNamePart(givenName: $0).text }
    do {
      var preview = Preview(name: file, variant: variant, canvas: try finalCanvas()) { _, canvas in
        try content(canvas)
      }
      if fitsViews { try preview.fit(safeArea: .zero) }
      return preview
    } catch {
      let problem = error
      return Preview(name: file, variant: variant, canvas: PreviewCanvas()) { _, _ in throw problem
      }
    }
  }
}

extension ViewElement {
  /// The view's settings of its preview.
  fileprivate var previewChanges: [PreviewSettings.Change] {
    if case .view(_, let traits) = self { traits.preview } else { [] }
  }
}

private func withoutExtension(_ file: String) -> String {
  file.hasSuffix(".swift") ? String(file.dropLast(".swift".count)) : file
}
