public import CellViews
import Diagnostics
import FileAccess
import Glibc
import PreviewRendering

extension Sequence<Preview> {
  /// Draws each preview into a folder, as a PNG named after it.
  ///
  /// A missing folder is created. Under `swift package maquette watch`, which shows such a
  /// program's drawings in a browser after each edit, the pictures go to its page, and not to the
  /// folder.
  ///
  /// ```swift
  /// try [cards, settings].draw(into: "Output")
  /// ```
  ///
  /// - Parameter folder: The folder's path; a relative one starts at the working directory.
  /// - Throws: `Diagnostic` if two previews have one name, `FileError`, and the errors of
  ///   `render(to:scale:)`.
  public func draw(into folder: String) throws {
    let previews = Array(self)
    var names: Set<String> = []
    for preview in previews where !names.insert(preview.fullName).inserted {
      throw Diagnostic(at: nil, "two previews have the name '\(preview.fullName)'")
    }
    let jobs = Swift.max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
    if let page = getenv(DrawnPreviews.variable).map({ String(cString: $0) }) {
      try DrawnPreviews(drawing: previews, into: page, jobs: jobs)
      return
    }
    try makeFolder(folder)
    // Views are created on the main thread alone; several threads draw them.
    let work = DrawingWork(taskCount: 1, jobs: jobs)
    try work.run(previews) { preview, tools in
      Result {
        let file = try AtomicFile(path: "\(folder)/\(preview.fullName).png")
        try PreviewDrawing(preview, keepsViews: false, shapers: tools.shapers)
          .write(as: .png, workers: work.bandWorkers, tools: tools, to: file.write)
        try file.commit()
      }
    } take: { outcome, _ in
      try outcome.get()
    }
  }
}
