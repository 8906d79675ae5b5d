import ArgumentParser
package import CellViews
import Diagnostics
import FileAccess
import Glibc
import Goldens
import PlainText
package import PreviewRendering

/// A preview and its output files.
package struct RenderTask: Sendable {
  /// A file, or standard output as `-`.
  package struct Output: Hashable, Sendable {
    var path: String
    var format: OutputFormat
    /// The annotations over the picture; empty for the plain one.
    var annotations: [Annotation] = []

    /// Creates an output.
    package init(path: String, format: OutputFormat, annotations: [Annotation] = []) {
      self.path = path
      self.format = format
      self.annotations = annotations
    }
  }

  var config: any PreviewSuite
  var preview: Preview
  var outputs: [Output]
  /// The config with its recorded reads; nil if nothing is recorded.
  var tested: TestedConfig?

  /// Creates a task of a preview.
  package init(config: any PreviewSuite, preview: Preview, outputs: [Output]) {
    self.config = config
    self.preview = preview
    self.outputs = outputs
  }

  /// A preview of a run.
  enum Step {
    /// It is drawn.
    case draw(RenderTask)
    /// Its files, by their paths, are as they were written, and would be written again.
    case keep([String])

    /// The paths of its files.
    var paths: [String] {
      switch self {
      case .draw(let task): task.outputs.map(\.path)
      case .keep(let paths): paths
      }
    }
  }

  /// Returns the steps of a run, in the order of the previews.
  ///
  /// - Parameter annotations: The annotations over a second picture of each preview; nil for those
  ///   that the preview names itself.
  /// - Throws: `Diagnostics` if two pictures would have the same path, here or on a system that
  ///   ignores case, or if a preview without an animation would be drawn as one.
  static func all(
    for configs: LoadedConfigs, _ selection: PreviewSelection, formats: [OutputFormat],
    annotations: [Annotation]?, to place: OutputPlace
  ) throws(Diagnostics) -> [Step] {
    // By paths in small letters: on some systems, names that differ in case alone are one.
    var ownerOfPath: [String: (path: String, preview: String)] = [:]
    var errors: [Diagnostic] = []
    var loaded = configs.previews.makeIterator()
    func step(_ tested: TestedConfig, _ passed: PassedCase?, _ name: String) -> (Step, String)? {
      // Those of a config that is not loaded are not among the previews.
      let source = tested.loaded == nil ? nil : loaded.next()
      if let passed {
        return (.keep(passed.golden.paths.map(place.path(ofWritten:))), name)
      }
      guard let (config, preview) = source else { return nil }
      if formats.contains(.apng), preview.animation == nil {
        errors.append(
          Diagnostic(
            at: nil, StillPreview(name: preview.fullName).description,
            suggestion: "give the preview an 'animation:', or choose others with --only"))
      }
      let outputs = outputs(
        of: preview, formats: formats, annotations: annotations ?? preview.annotations,
        isAsked: annotations != nil, to: place)
      var task = RenderTask(config: config, preview: preview, outputs: outputs)
      task.tested = tested
      return (.draw(task), name)
    }
    let steps = configs.tested.flatMap { tested in
      let passed = tested.known?.cases ?? []
      let passedByName = Dictionary(passed.map { ($0.name, $0) }) { first, _ in first }
      return tested.names.filter { selection.keeps($0.name, fullName: $0.fullName) }
        .compactMap { step(tested, passedByName[$0.fullName], $0.fullName) }
    }
    for (step, name) in steps {
      for path in step.paths {
        guard let other = ownerOfPath.updateValue((path, name), forKey: path.lowercased()) else {
          continue
        }
        errors.append(
          other.path == path
            ? Self.collision(at: path, other.preview, name)
            : Diagnostic(
              at: nil,
              "the names of '\(other.path)' and '\(path)' differ in case alone",
              suggestion: "on macOS and Windows both would be the same file"))
      }
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return steps.map(\.0)
  }

  /// Reports the previews whose pictures would have one path, as rendering all into a folder does.
  package static func checkNames(
    of configs: LoadedConfigs, _ selection: PreviewSelection, report: inout DiagnosticReport
  ) {
    do throws(Diagnostics) {
      _ = try all(
        for: configs, selection, formats: [.png], annotations: nil, to: .folder(defaultOutput))
    } catch {
      report.add(error)
    }
  }

  /// The folder of the pictures, unless another is named.
  static let defaultOutput = "Output"

  /// Returns the plain picture in each format, and the annotated one beside it.
  ///
  /// - Parameter isAsked: True if the command requests the annotations. Standard output takes one
  ///   picture: the annotated one if so, else the plain one.
  private static func outputs(
    of preview: Preview, formats: [OutputFormat], annotations: [Annotation], isAsked: Bool,
    to place: OutputPlace
  ) -> [Output] {
    formats.flatMap { format -> [Output] in
      let plain = Output(path: place.path(of: preview.fullName, format), format: format)
      // Frames of an animation pass too soon to be measured.
      guard !annotations.isEmpty, format != .apng else { return [plain] }
      if place == .standardOutput {
        return isAsked ? [Output(path: "-", format: format, annotations: annotations)] : [plain]
      }
      let annotated = Output(
        path: place.annotatedPath(of: preview.fullName, format), format: format,
        annotations: annotations)
      return [plain, annotated]
    }
  }

  private static func collision(at path: String, _ a: String, _ b: String) -> Diagnostic {
    guard path != "-" else {
      return Diagnostic(
        at: nil, "standard output takes one picture, and both '\(a)' and '\(b)' would go there",
        suggestion: "choose one with --only and --format")
    }
    return Diagnostic(
      at: nil,
      a == b
        ? "two pictures of '\(a)' would be written to '\(path)'"
        : "both '\(a)' and '\(b)' would be written to '\(path)'",
      suggestion: "give each preview a name of its own, or choose one with --only")
  }
}

/// Returns the last part of a path that reads as a file's, with an extension as in `card.jpeg`; nil for a folder's.
package func fileName(of path: String) -> String? {
  guard !path.hasSuffix("/"), !isFolder(path), let name = path.split(separator: "/").last,
    let dot = name.lastIndex(of: "."), dot != name.startIndex
  else { return nil }
  let ending = name[name.index(after: dot)...]
  let isExtension =
    (2...5).contains(ending.count) && ending.first?.isLetter == true
    && ending.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  return isExtension ? String(name) : nil
}

/// Throws if the name of a file asks for another format than PNG.
///
/// - Parameter subject: The picture in words, as in `differences are`.
package func checkIsPNG(_ path: String?, _ subject: String) throws {
  guard let path, let name = fileName(of: path), !name.lowercased().hasSuffix(".png") else {
    return
  }
  throw ValidationError("--output: \(subject) drawn as PNG, found '\(excerpt(of: name))'")
}

/// The place of a run's pictures.
enum OutputPlace: Hashable {
  case standardOutput
  /// One picture, by its path.
  case file(String)
  /// Any number of pictures, by their previews' names.
  case folder(String)

  /// Creates the place that an argument names: `-`, a path with a format's extension, or a folder.
  ///
  /// - Throws: `ValidationError` for a path with another extension, which was meant as a file.
  init(argument: String) throws {
    if argument == "-" {
      self = .standardOutput
    } else if OutputFormat(extensionOf: argument) != nil, !isFolder(argument) {
      self = .file(argument)
    } else if let name = fileName(of: argument) {
      throw ValidationError(
        "--output: '\(excerpt(of: name))' is not in a format of Maquette: expected a file in \(OutputFormat.allInWords), "
          + "or a folder, as in '\(excerpt(of: name))/'")
    } else {
      self = .folder(argument)
    }
  }

  func path(of name: String, _ format: OutputFormat) -> String {
    switch self {
    case .standardOutput: return "-"
    case .file(let path): return path
    case .folder(let folder):
      // The loader does not allow a slash in a name; with one, a picture could leave the folder.
      precondition(!name.contains("/"), "the preview name '\(name)'")
      return (folder.hasSuffix("/") ? folder : folder + "/") + "\(name).\(format.fileExtension)"
    }
  }

  /// Returns the path of a file that was written, as this place names it.
  fileprivate func path(ofWritten path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return switch self {
    case .standardOutput: path
    case .file(let own): (own.lastIndex(of: "/").map { String(own[...$0]) } ?? "") + name
    case .folder(let folder): (folder.hasSuffix("/") ? folder : folder + "/") + name
    }
  }

  /// Returns the path of a picture with redlines, beside the plain one: `name.annotated.png`.
  fileprivate func annotatedPath(of name: String, _ format: OutputFormat) -> String {
    guard case .file(let path) = self, let dot = path.lastIndex(of: ".") else {
      return self.path(of: name + ".annotated", format)
    }
    return path[..<dot] + ".annotated" + path[dot...]
  }

  /// Makes the folder if it is missing, and removes the unfinished files of killed runs.
  ///
  /// - Throws: `FileError`.
  func prepare() throws {
    switch self {
    case .standardOutput: break
    case .file(let path):
      let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
      AtomicFile.removeAbandoned(in: folder)
    case .folder(let folder):
      guard mkdir(folder, 0o777) == 0 || (errno == EEXIST && isFolder(folder)) else {
        throw FileError("make the folder", folder, code: errno == EEXIST ? ENOTDIR : errno)
      }
      AtomicFile.removeAbandoned(in: folder)
    }
  }
}
