import ChildProcesses
package import Diagnostics
package import FileAccess
import PageServer
import PlainText
import PreviewRendering
import Synchronization
import Workers

/// Builds a package again after changes of its sources, and sends open pages its program's
/// drawings.
///
/// One thread builds and draws; of several edits the newest counts: a build for an older one is
/// stopped.
package final class PackageStudio: Sendable {
  private struct State: Sendable {
    var screens: PackageScreens
    var tabs = OpenTabs()
    /// The latest sent value of `screens`.
    var sent = ""
    /// The plan from the manifests; nil before they were read, and after they changed.
    var plan: Plan?
    var sources: PackageSources
    /// Stops the current work.
    var stop: StopRequest?
    var isStopped = false
  }

  private struct Plan: Sendable {
    /// The package, followed by those on the disk that it depends on.
    var descriptions: [PackageDescription]
    /// The program that draws previews.
    var program: String
    /// The program's path after the build.
    var path: String
  }

  private enum Job: Hashable, Sendable { case draw }

  /// The editor that opens sources; nil if the user named none.
  let editor: Editor?

  private let package: SwiftPackage
  private let watch: FolderWatch
  private let pool: WorkerPool<Job, Void>
  private let state: Mutex<State>
  private let report: @Sendable (PackageReport) -> Void

  /// Creates a studio for a package that is built from `run()` on.
  ///
  /// - Parameters:
  ///   - editor: The editor that opens sources for the user.
  ///   - report: Called on any thread, with reports for a terminal.
  package init(
    _ package: SwiftPackage, watch: FolderWatch, editor: Editor? = nil,
    report: @escaping @Sendable (PackageReport) -> Void = { _ in }
  ) {
    self.package = package
    self.watch = watch
    self.editor = editor
    self.report = report
    pool = WorkerPool(count: 1) {}
    let name = package.folder.split(separator: "/").last.map(String.init) ?? package.folder
    state = Mutex(
      State(
        screens: PackageScreens(
          id: FileID(path: package.folder), label: package.product ?? name),
        sources: PackageSources(package: package.folder)))
  }

  /// Builds, and builds again after changes, until `stop()`; changes are followed on the calling
  /// thread.
  package func run() {
    follow()
    draw()
    while let changes = watch.next() { take(changes) }
  }

  /// Ends all work, and the events of all pages.
  package func stop() {
    watch.stop()
    state.withLock { state in
      state.isStopped = true
      state.stop?.give()
    }
    pool.stop()
    change { $0.tabs.closeAll() }
  }

  /// Changes the state, and ends the connections that are over after that.
  private func change<Answer>(_ body: (inout State) -> Answer) -> Answer {
    let (answer, ended) = state.withLock { state in
      let answer = body(&state)
      return (answer, state.tabs.takeEnded())
    }
    for events in ended { events.finish() }
    return answer
  }
}

/// A report of a package studio's work.
package enum PackageReport: Sendable {
  /// A program is built.
  case building
  /// A program drew this number of previews.
  case drawn(count: Int, duration: Duration)
  /// These folders cannot be watched, and are polled.
  case polled([PolledFolder])
  /// The package has mistakes.
  case mistakes([Diagnostic], sources: [String: SourceLines])
}

// MARK: - Edits

extension PackageStudio {
  private func take(_ changes: FolderChanges) {
    let isAffected = state.withLock { state in
      switch changes {
      case .everything:
        state.plan = nil
        return true
      case .paths(let paths):
        if state.sources.areManifestsAffected(by: paths) { state.plan = nil }
        return state.sources.areAffected(by: paths)
      }
    }
    guard isAffected else { return }
    // New folders are watched before their files are compiled.
    state.withLock { state in
      if let plan = state.plan { state.sources = PackageSources(plan.descriptions) }
    }
    follow()
    draw()
  }

  /// Watches the folders of the known sources.
  private func follow() {
    // Under the lock: both threads call this.
    state.withLock { state in watch.set(state.sources.folders) }
  }

  /// Builds and draws as soon as the current build has stopped.
  private func draw() {
    let stop = StopRequest()
    state.withLock { state in
      state.stop?.give()
      state.stop = stop
      if state.isStopped { stop.give() }
    }
    pool.add(key: .draw, urgency: 0) { [self] _ in draw(stop) }
  }
}

// MARK: - Building

extension PackageStudio {
  private func draw(_ stop: StopRequest) {
    let start = ContinuousClock.now
    change { state in
      state.screens.isBuilding = true
      Self.sendScreens(&state)
    }
    report(.building)
    do throws(PackageFailure) {
      let drawn = try drawn(stop)
      state.withLock { state in
        state.screens.take(drawn)
        state.screens.isBuilding = false
      }
      report(.drawn(count: drawn.count, duration: .now - start))
    } catch {
      // The newer edit is next.
      guard case .mistakes(let output) = error, !stop.isGiven else { return }
      state.withLock { state in
        state.screens.take(output)
        state.screens.isBuilding = false
      }
      report(.mistakes(output.diagnostics, sources: output.lines))
    }
    publish()
  }

  private func drawn(
    _ stop: StopRequest
  ) throws(PackageFailure) -> [(entry: DrawnPreviews.Entry, bytes: [UInt8]?, parts: String?)] {
    let plan = try plan(stop)
    try package.build(plan.program, stop)
    let scratch: ScratchFolder
    do { scratch = try ScratchFolder() } catch { throw .mistake("\(error)") }
    let drawn = try package.draw(plan.path, into: scratch.path, of: plan.descriptions, stop)
    if stop.isGiven { throw .stopped }
    func read(_ file: String?) -> [UInt8]? {
      file.flatMap { try? readRegularFile("\(scratch.path)/\($0)") }
    }
    return drawn.entries.map { entry in
      let file = entry.picture?.file
      let parts = read(file.map(DrawnPreviews.Picture.partsName))
      return (entry, read(file), parts.map { String(decoding: $0, as: UTF8.self) })
    }
  }

  private func plan(_ stop: StopRequest) throws(PackageFailure) -> Plan {
    if let known = state.withLock({ $0.plan }) { return known }
    let descriptions = try package.descriptions(stop)
    state.withLock { $0.sources = PackageSources(descriptions) }
    // Watched before anything is compiled: no edit after that is missed.
    follow()
    if !watch.polledFolders.isEmpty { report(.polled(watch.polledFolders)) }
    let program = try package.program(of: descriptions[0])
    let path = try package.path(of: program, stop)
    let plan = Plan(descriptions: descriptions, program: program, path: path)
    // A manifest that was changed meanwhile is read in the next round.
    state.withLock { state in
      if !stop.isGiven { state.plan = plan }
      state.screens.label = program
    }
    return plan
  }
}

// MARK: - Pages

extension PackageStudio {
  /// Sends all pages the messages that they do not have yet.
  private func publish() {
    change { state in
      Self.sendScreens(&state)
      for look in state.tabs.looks { Self.send(look, &state) }
    }
  }

  private static func sendScreens(_ state: inout State) {
    let text = state.screens.json.compactText
    guard text != state.sent else { return }
    state.sent = text
    state.tabs.send(PageEvent("screens", data: text))
  }

  private static func send(_ look: Look, _ state: inout State) {
    for message in state.screens.messages(for: look) {
      state.tabs.send(message.kind, message.json, of: look, digest: message.digest)
    }
  }

  /// Returns the events of a page that was opened.
  func open(_ tab: String) -> AsyncStream<PageEvent> {
    let (stream, events) = AsyncStream.makeStream(
      of: PageEvent.self, bufferingPolicy: .bufferingOldest(4096))
    let number = change { state in
      if state.sent.isEmpty { state.sent = state.screens.json.compactText }
      events.yield(PageEvent("screens", data: state.sent))
      return state.tabs.open(tab, events)
    }
    // Later, as in `LiveStudio`: an event on its way to the page may wait for the thread that ends
    // it.
    events.onTermination = { [self] _ in
      Task { change { $0.tabs.close(tab, number) } }
    }
    return stream
  }

  /// Sets the looks that a page shows.
  func show(_ shown: ShownLooks) {
    change { state in
      for (_, look) in state.tabs.show(shown.looks, in: shown.tab) { Self.send(look, &state) }
    }
  }

  /// The latest drawings.
  var screens: PackageScreens { state.withLock { $0.screens } }
}
