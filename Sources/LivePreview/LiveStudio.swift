import CellViews
import Diagnostics
import FileAccess
package import PageServer
import PlainText
import PreviewConfig
package import PreviewRendering
import Synchronization
import TextShaping
import Workers

/// Reads the files of a session again after changes, and draws the looks that open pages show.
///
/// All work is done by a few threads, each with fonts and shaped texts of its own; decoded pictures
/// and parsed data are shared. The first looks of a page are drawn first, and of several edits of
/// one file the newest alone.
package final class LiveStudio: Sendable {
  private let pool: WorkerPool<StudioJob, DrawingTools>
  private let inputs = InputCache()
  private let state: Mutex<StudioState>
  private let report: @Sendable (LiveReport) -> Void
  /// Draws previews in an earlier state; nil without git.
  let drawEarlier: EarlierDrawing?
  /// The editor that opens places of files for the user; nil if none was named.
  let editor: Editor?
  /// The goldens that pages replaced.
  let accepted = EarlierStates<PreviewID, ReplacedGolden>()
  /// The texts that pages replaced.
  let written = EarlierStates<FileID, FileChanges>()

  /// Creates a studio for a session whose files are read from `start()` on.
  ///
  /// - Parameters:
  ///   - workers: The number of threads that read and draw.
  ///   - drawEarlier: Draws previews in an earlier state; nil without git.
  ///   - editor: The editor that opens places of files for the user; nil for none.
  ///   - report: Called on any thread, with reports for a terminal.
  package init(
    _ session: LiveSession, workers: Int, drawEarlier: EarlierDrawing? = nil,
    editor: Editor? = nil,
    report: @escaping @Sendable (LiveReport) -> Void = { _ in }
  ) {
    state = Mutex(StudioState(session: session))
    // An edited screen uses the texts of its latest drawings again; the texts of a day's edits are
    // not worth keeping.
    pool = WorkerPool(count: max(workers, 1)) { DrawingTools(textBudget: 4 << 20) }
    self.drawEarlier = drawEarlier
    self.editor = editor
    self.report = report
  }

  /// Starts reading the files; call this once their folders are watched, so that no change is
  /// missed.
  package func start() {
    readFirst(session.files[...])
  }

  /// Ends all work, and the events of all pages.
  package func stop() {
    pool.stop()
    change { $0.tabs.closeAll() }
  }

  /// Changes the state, and ends the connections that are over after that.
  private func change<Answer>(_ body: (inout StudioState) -> Answer) -> Answer {
    let (answer, ended) = state.withLock { state in
      let answer = body(&state)
      return (answer, state.tabs.takeEnded())
    }
    for events in ended { events.finish() }
    return answer
  }

  /// The current session.
  package var session: LiveSession { state.withLock { $0.session } }
}

// MARK: - Files

extension LiveStudio {
  /// Reads changed files again.
  ///
  /// - Parameter paths: Absolute, without symbolic links; nil if anything may have changed.
  package func filesChanged(_ paths: Set<String>?) {
    let session = session
    guard let paths else {
      pool.add(key: .list, urgency: StudioJob.Urgency.edit) { [self] _ in list() }
      for file in session.files { read(file.id) }
      return
    }
    let affected = session.files(affectedBy: paths)
    for id in affected { read(id) }
    // A new or deleted file, and a folder that appeared with files: each changes the set of files.
    let known = Set(session.files.compactMap { realPath($0.path) })
    let isNew = { (path: String) in
      !known.contains(path)
        && ([".yaml", ".yml", ".json"].contains { path.hasSuffix($0) } || isFolder(path))
    }
    if paths.contains(where: isNew) {
      pool.add(key: .list, urgency: StudioJob.Urgency.edit) { [self] _ in list() }
    }
  }

  /// Finds the files in new folders, and reads again the files that were read from them before they
  /// were watched.
  func foldersAppeared(_ folders: Set<String>) {
    pool.add(key: .list, urgency: StudioJob.Urgency.edit) { [self] _ in list() }
    for file in session.files where file.revision > 0 {
      let paths = file.good?.readFiles ?? []
      let isThere = paths.contains { path in
        path.lastIndex(of: "/").map { folders.contains(String(path[..<$0])) } ?? false
      }
      if isThere || !file.searchedFolders.isDisjoint(with: folders) { read(file.id) }
    }
  }

  private func list() {
    let (added, mistake) = state.withLock { state in
      let before = state.session
      state.session.list()
      let known = Set(before.files.map(\.id))
      let mistake = state.session.listingMistake
      return (
        state.session.files.map(\.id).filter { !known.contains($0) },
        mistake == before.listingMistake ? nil : mistake
      )
    }
    if let mistake { report(.listing(mistake)) }
    for id in added { read(id) }
    publishScreens()
  }

  private func read(_ id: FileID) {
    pool.add(key: .read(id), urgency: StudioJob.Urgency.edit) { [self] _ in readNow(id) }
  }

  /// Reads files one after another: the first pictures, and the browser, need the other threads.
  private func readFirst(_ files: ArraySlice<LiveSession.File>) {
    guard let file = files.first else { return }
    pool.add(urgency: StudioJob.Urgency.firstReading) { [self] _ in
      // It may have been edited before its turn.
      if session[file.id]?.revision == 0 { readNow(file.id, isFirst: true) }
      readFirst(files.dropFirst())
    }
  }

  private func readNow(_ id: FileID, isFirst: Bool = false) {
    let session = session
    guard let file = session[id],
      let reading = state.withLock({ $0.session.beginReading(id) })
    else { return }
    let (result, text) = load(file.path, session.options)
    let searched = text == nil ? [] : searchedFolders(of: file.path, session.options)
    let (looks, read) = state.withLock { state in
      state.session.take(result, of: id, text: text, searched: searched, reading: reading)
      // Even if no picture changes: places in the file may have.
      state.tabs.send(PageEvent("edited", data: #"{"file":"\#(id.text)"}"#))
      return (state.tabs.looks.filter { $0.preview.file == id }, state.session[id])
    }
    if !isFirst || self.session.isWorthShowing { publishScreens() }
    for (urgency, look) in looks.enumerated() { draw(look, urgency: urgency) }
    if let read {
      report(.read(path: file.path, mistakes: read.mistakes, sources: read.sources))
    }
  }

  /// Returns a config and its text, which its diagnostics may point into.
  private func load(
    _ path: String, _ options: ConfigOptions
  ) -> (Result<LoadedConfig, Diagnostics>, SourceLines?) {
    do throws(Diagnostics) {
      return (.success(try ConfigFile.load(path: path, options: options, cache: inputs)), nil)
    } catch {
      let bytes = try? readRegularFile(path, limit: ConfigFile.sizeLimit)
      return (.failure(error), bytes.map { SourceLines($0) })
    }
  }

  /// Returns the folders in which a config that cannot be loaded looks for files, or the nearest that there
  /// are: an edit of a catalog may mend it.
  private func searchedFolders(of path: String, _ options: ConfigOptions) -> Set<String> {
    let log = ReadLog()
    ReadLog.$current.withValue(log) { _ = try? ConfigFile.load(path: path, options: options) }
    return Set(
      (log.reads ?? []).compactMap { read in
        var place = read.question.path
        if read.question.kind != .names { place = folder(of: place) }
        while !isFolder(place), place != ".", place != "/" { place = folder(of: place) }
        return realPath(place)
      })
  }

  /// Sends all pages the list of screens, if it has changed.
  private func publishScreens() {
    change { state in
      let text = state.session.screens.compactText
      guard text != state.screens else { return }
      state.screens = text
      state.tabs.send(PageEvent("screens", data: text))
    }
  }
}

// MARK: - Pages

extension LiveStudio {
  /// Returns the events of a page that was opened.
  package func open(_ tab: String) -> AsyncStream<PageEvent> {
    // Far more events than a page falls behind; one that reads nothing is closed, and starts over.
    let (stream, events) = AsyncStream.makeStream(
      of: PageEvent.self, bufferingPolicy: .bufferingOldest(4096))
    let number = change { state in
      if state.screens.isEmpty { state.screens = state.session.screens.compactText }
      events.yield(PageEvent("screens", data: state.screens))
      return state.tabs.open(tab, events)
    }
    // Later: the thread that ends the page's task holds a lock of the task's here, for which an
    // event on its way to the page may wait under this studio's.
    events.onTermination = { [self] _ in
      Task {
        change { $0.tabs.close(tab, number) }
        dropUnseen()
      }
    }
    return stream
  }

  /// Sets the looks that a page shows, the most urgent first.
  package func show(_ looks: [(key: String, look: Look)], in tab: String) {
    let missing = state.withLock { $0.tabs.show(looks, in: tab) }
    dropUnseen()
    for (urgency, look) in missing { draw(look, urgency: urgency) }
  }

  private func dropUnseen() {
    let shown = state.withLock { Set($0.tabs.looks) }
    pool.remove { job in
      switch job {
      case .draw(let look), .check(let look): !shown.contains(look)
      case .list, .read: false
      }
    }
  }

  /// Returns the bytes of a drawn picture; nil for one that is no longer kept.
  package func picture(_ digest: String) -> [UInt8]? { state.withLock { $0.shelf[digest] } }
}

// MARK: - Drawing

extension LiveStudio {
  private func draw(_ look: Look, urgency: Int) {
    pool.add(key: .draw(look), urgency: urgency) { [self] tools in
      let revision = revision(of: look)
      do throws(Diagnostics) {
        let drawn = try drawn(look, tools.shapers)
        try shelve(drawn, tools)
        deliver(drawn, of: revision, isChecked: false)
        pool.add(key: .check(look), urgency: StudioJob.Urgency.check + urgency) { [self] tools in
          check(look, tools.shapers)
        }
      } catch {
        fail(look, of: revision, error)
      }
    }
  }

  /// Returns the revision of a look's file that drawings from now on have at least.
  private func revision(of look: Look) -> Int { session[look.preview.file]?.revision ?? 0 }

  /// Checks the invisible cells, after all pictures are drawn.
  private func check(_ look: Look, _ shapers: TextShapers) {
    let revision = revision(of: look)
    guard let file = session[look.preview.file],
      let config = try? config(of: look, in: file).get(),
      let checked = try? DrawnLook(look, of: config, unseenCells: 200, shapers: shapers)
    else { return }
    deliver(checked, of: revision, isChecked: true)
  }

  /// Returns a look of its file's current state.
  private func drawn(
    _ look: Look, _ shapers: TextShapers
  ) throws(Diagnostics) -> DrawnLook {
    guard let file = session[look.preview.file] else {
      throw Diagnostics([Diagnostic(at: nil, "the file is not among those that are shown")])
    }
    let known = state.withLock { $0.looks.value(for: look) }
    if let known, known.revision == file.revision { return known.drawn }
    let drawn: DrawnLook
    if let scale = look.scale {
      // A page zooms into a picture that was drawn at the canvas's own scale.
      var base = look
      base.scale = nil
      drawn = DrawnLook(try self.drawn(base, shapers), atScale: scale)
    } else {
      drawn = try DrawnLook(look, of: config(of: look, in: file).get(), shapers: shapers)
    }
    state.withLock { $0.looks.insert((file.revision, drawn), for: look, cost: 1) }
    return drawn
  }

  /// Returns the config of a look: the file's own, or one read with the look's settings.
  private func config(
    of look: Look, in file: LiveSession.File
  ) -> Result<LoadedConfig, Diagnostics> {
    guard !look.settings.isEmpty else {
      if let config = file.good, file.isSound { return .success(config) }
      return .failure(Diagnostics(file.mistakes))
    }
    let preview = file.good?.previews.first { $0.fullName == look.preview.fullName }
    let values = PreviewOverrides(of: preview?.name ?? look.preview.fullName, look.settings)
    let settings = StudioState.Settings(file: file.id, values: values)
    let known = state.withLock { $0.configs.value(for: settings) }
    if let known, known.revision == file.revision { return known.config }
    var options = session.options
    options.previewOverrides = values
    let (config, _) = load(file.path, options)
    state.withLock { $0.configs.insert((file.revision, config), for: settings, cost: 1) }
    return config
  }

  /// Makes sure that pages can fetch a look's picture.
  private func shelve(_ drawn: DrawnLook, _ tools: DrawingTools) throws(Diagnostics) {
    guard picture(drawn.digest) == nil else { return }
    put(try drawn.png(tools), digest: drawn.digest)
  }

  private func put(_ bytes: [UInt8], digest: String) {
    state.withLock { $0.shelf.put(bytes, digest: digest, shown: $0.tabs.digests) }
  }

  private func deliver(_ drawn: DrawnLook, of revision: Int, isChecked: Bool) {
    change { state in
      guard let file = state.session[drawn.look.preview.file] else { return }
      state.tabs.send(
        isChecked ? .notices : .picture,
        isChecked ? drawn.notices(in: file) : drawn.json(in: file), of: drawn.look,
        revision: revision, digest: drawn.digest)
    }
  }

  private func fail(_ look: Look, of revision: Int, _ error: Diagnostics) {
    change { state in
      guard let file = state.session[look.preview.file] else { return }
      let sources = file.sources.merging(file.good?.sources ?? [:]) { current, _ in current }
      state.tabs.send(
        .failure,
        .members([
          "preview": .string(look.preview.text),
          "diagnostics": DiagnosticList(error.diagnostics, sources: sources, file: file).json,
        ]), of: look, revision: revision, digest: nil)
    }
  }
}

// MARK: - Questions

extension LiveStudio {
  /// Returns the answer of `body` about a look of its file's current state, ahead of all queued
  /// drawings.
  ///
  /// - Throws: `Diagnostics` of a look that cannot be drawn; the errors of `body`.
  package func ask<Answer: Sendable>(
    _ look: Look, _ body: @escaping @Sendable (DrawnLook, DrawingTools) throws -> Answer
  ) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      pool.add(urgency: StudioJob.Urgency.question) { [self] tools in
        continuation.resume(with: Result { try body(drawn(look, tools.shapers), tools) })
      }
    }
  }

  /// Draws a look on a page's request, and keeps its picture to be fetched.
  ///
  /// - Throws: `Diagnostics`.
  package func draw(_ look: Look) async throws -> DrawnLook {
    try await ask(look) { [self] drawn, tools in
      try shelve(drawn, tools)
      return drawn
    }
  }

  /// Keeps a picture that does not belong to a look, to be fetched.
  package func keep(_ bytes: [UInt8], digest: String) { put(bytes, digest: digest) }
}
