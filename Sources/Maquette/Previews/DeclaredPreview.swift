package import CellViews
import Diagnostics
import FileAccess
import PlainText

/// A preview that a program's source declares, by `#Preview` or by a `PreviewProvider`.
package struct DeclaredPreview: Sendable {
  /// The folder of the module's sources, which goldens are beside, relative to the working
  /// directory; absolute if it is outside.
  package var suite: String
  /// The preview, named `File`, or `File.Name` if it has its own name.
  package var preview: Preview
}

extension Preview {
  /// The previews that this program's sources declare by `#Preview` and `PreviewProvider`, in order
  /// of modules, files and lines.
  ///
  /// They include those of the libraries that the program is linked with.
  public static var declared: [Preview] { onMainActor { DeclaredPreview.all.map(\.preview) } }
}

extension DeclaredPreview {
  /// All previews, in order of modules, files and lines.
  @MainActor package static var all: [DeclaredPreview] {
    let registries = typesConforming(to: (any PreviewRegistry).self)
      .compactMap { ($0 as? any PreviewRegistry.Type).map(Declaration.init(registry:)) }
    let providers = typesConforming(to: (any PreviewProvider).self)
      .compactMap { ($0 as? any PreviewProvider.Type).map(Declaration.init(provider:)) }
    let folders = Dictionary(
      registries.compactMap { each in each.folder.map { (each.module, $0) } },
      uniquingKeysWith: { first, _ in first })
    // If several have one name, all but the first are numbered.
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
  let module: String
  /// The folder of the module's sources; nil if it is unknown.
  let folder: String?
  /// The name of the file, or of the type without one.
  let file: String
  /// The line; 0 if it is unknown.
  let line: Int
  let previews: @MainActor () -> [Preview]

  /// The key for an order of modules, files and lines.
  var order: (String, String, Int) { (module, file, line) }

  init(registry: any PreviewRegistry.Type) {
    let parts = registry.fileID.split(separator: "/").map(String.init)
    module = parts.first ?? ""
    let file = FileNamePart(givenName: withoutExtension(parts.last ?? "")).text
    self.file = file
    line = registry.line
    folder = Self.folder(ofModule: module, with: registry.filePath)
    previews = { (0..<registry.count).map { Self.preview(of: registry, at: $0, in: file) } }
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

  /// Returns the folder of a module's sources that contains a file: the last one with the module's
  /// name, or else the file's own.
  private static func folder(ofModule module: String, with file: String) -> String {
    let names = FileAccess.folder(of: file).split(separator: "/", omittingEmptySubsequences: false)
    guard let last = names.lastIndex(where: { $0 == module }) else {
      return names.joined(separator: "/")
    }
    return names[...last].joined(separator: "/")
  }

  /// Returns the default folder of a module's sources in a package.
  static func folder(ofModule module: String) -> String {
    isFolder("Sources/" + module) ? "Sources/" + module : module
  }

  private static func preview<Registry: PreviewRegistry>(
    of registry: Registry.Type, at index: Int, in file: String
  ) -> Preview {
    let elements = elements { registry.makeBody(at: index) }
    var changes = registry.traits.map(\.change)
    // The only view's settings of its preview; several views do not set their screen's.
    if elements.count == 1 { changes += elements[0].previewChanges }
    var settings = PreviewSettings(changes)
    settings.name = registry.name
    let modifiers = settings.modifiers
    var preview = settings.preview(in: file) { known, canvas in
      guard !modifiers.isEmpty else {
        return try canvas.column(known) { registry.makeBody(at: index) }
      }
      return try canvas.column(known) {
        modifiers.reduce(AnyView(registry.makeBody(at: index))) { $1($0) }
      }
    }
    preview.declaration = SourceRange(
      file: pathFromWorkingDirectory(registry.filePath),
      start: SourcePosition(line: registry.line, column: 1))
    return preview
  }

  private static func previews<Provider: PreviewProvider>(
    of provider: Provider.Type, in file: String
  ) -> [Preview] {
    elements { provider.previews }.enumerated().map { index, element in
      PreviewSettings(element.previewChanges).preview(in: file) { known, canvas in
        try canvas.column(known, ofElement: index) { provider.previews }
      }
    }
  }

  /// Returns the views as on a canvas without a device: their settings are needed before there is a
  /// canvas.
  private static func elements(_ content: () -> some View) -> [ViewElement] {
    let context = _ViewContext(environment: EnvironmentValues(PreviewCanvas()))
    return context.evaluating(content)._nodes(in: context).elements
  }
}

extension PreviewSettings {
  /// Returns the preview with these settings; one that cannot be drawn throws the reason when it is
  /// drawn.
  fileprivate func preview(
    in file: String, content: @escaping @Sendable (ComputedValues, PreviewCanvas) throws -> ViewNode
  ) -> Preview {
    let variant = name.map { FileNamePart(givenName: $0).text }
    do {
      var preview = Preview(name: file, variant: variant, canvas: try finalCanvas().inApp) {
        try content($0, $1)
      }
      preview.makeActions = { RestingViews() }
      preview.isEmpty = isEmpty
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
