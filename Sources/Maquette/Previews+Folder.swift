public import CellViews
import Diagnostics
import FileAccess
import Glibc
import PreviewRendering

extension Sequence<Preview> {
  /// Draws all previews into a folder, each as a PNG of its name.
  ///
  /// The folder is made if it is missing. `swift package maquette watch` shows what a program draws
  /// like this in a browser, and again after each edit: then the pictures go to its page, and none to
  /// the folder.
  ///
  /// ```swift
  /// try [cards, settings].draw(into: "Output")
  /// ```
  ///
  /// - Parameter folder: Where to; a relative path starts at the working directory.
  /// - Throws: `Diagnostic` for two previews of one name, `FileError`, and what `render(to:scale:)`
  ///   throws.
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
    // Views are made on the main thread alone; what is made is drawn by several.
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
