import Glibc

/// The watches of folders, and the changes in them since the last request.
struct WatchedFolders: Sendable {
  private enum Sight {
    /// inotify reports the changes in the folder.
    case watched(InotifyQueue.Watch, FileIdentity)
    /// The folder is missing. inotify reports when `name` appears in the nearest existing folder
    /// above it; without a watch, the folder is only searched at each check.
    case awaited(InotifyQueue.Watch?, name: String)
    /// The folder is read at each check; nil for a missing one.
    case polled(PollingReason, FolderSnapshot?)

    var watch: InotifyQueue.Watch? {
      switch self {
      case .watched(let watch, _): watch
      case .awaited(let watch, _): watch
      case .polled: nil
      }
    }
  }

  private let events: InotifyQueue?
  /// The reason why folders are polled if there are no events.
  private let refusal: PollingReason
  private var sights: [String: Sight] = [:]
  /// The folders that need each of the system's watches.
  private var users: [InotifyQueue.Watch: Set<String>] = [:]
  private var changes = FolderChanges.paths([])

  init(events: InotifyQueue?, refusal: PollingReason) {
    self.events = events
    self.refusal = refusal
  }

  mutating func add(_ folder: String) {
    guard sights[folder] == nil else { return }
    look(for: folder)
  }

  mutating func remove(_ folder: String) {
    guard let old = sights.removeValue(forKey: folder) else { return }
    release(old, of: folder)
  }

  /// The folders that are watched.
  var all: Set<String> { Set(sights.keys) }

  /// The folders that are polled, in alphabetical order.
  var polled: [PolledFolder] {
    sights.compactMap { path, sight in
      guard case .polled(let reason, _) = sight else { return nil }
      return PolledFolder(path: path, reason: reason)
    }
    .sorted { $0.path < $1.path }
  }

  // MARK: Changes

  var hasChanges: Bool { changes != .paths([]) }

  /// Returns the changes since the last call; nil for none.
  mutating func takeChanges() -> FolderChanges? {
    guard hasChanges else { return nil }
    defer { changes = .paths([]) }
    return changes
  }

  private mutating func report(_ path: String) {
    guard case .paths(var paths) = changes else { return }
    // Not two owners of the set, which would copy it.
    changes = .everything
    paths.insert(path)
    changes = .paths(paths)
  }

  // MARK: Events

  /// Handles inotify's events.
  mutating func take(_ events: [InotifyQueue.Event]) {
    for event in events {
      if event.has(IN_Q_OVERFLOW) {
        // Events of the folders themselves may be lost as well.
        checkAll()
        changes = .everything
        continue
      }
      // Events of a watch that was removed meanwhile have no users.
      for folder in users[event.watch] ?? [] { take(event, for: folder) }
    }
  }

  private mutating func take(_ event: InotifyQueue.Event, for folder: String) {
    switch sights[folder] {
    case .watched where event.has(IN_IGNORED):
      // The folder is removed, and the system has removed the watch. Another one may be at its
      // path, even with the same number.
      look(for: folder)
      report(folder)
    case .watched where event.has(IN_MOVE_SELF): check(folder)
    // `IN_IGNORED` follows.
    case .watched where event.has(IN_DELETE_SELF, IN_UNMOUNT): break
    case .watched where event.name.isEmpty: report(folder)
    case .watched:
      let path = pathOf(event.name, in: folder)
      if !event.has(IN_CREATE) || isComplete(path) { report(path) }
    case .awaited(_, let name):
      if event.name == name || event.has(IN_IGNORED, IN_MOVE_SELF) { check(folder) }
    case .polled, nil: break
    }
  }

  /// Returns false for a new empty file: its writer is about to write it, and closes it.
  private func isComplete(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFREG || status.st_size > 0
  }

  // MARK: Checks

  /// Reads polled folders, and checks whether each path still leads to the watched folder.
  ///
  /// It may lead elsewhere without an event: a link on the way was changed, or a folder above it
  /// was moved.
  mutating func checkAll() {
    for folder in sights.keys { check(folder) }
  }

  private mutating func check(_ folder: String) {
    switch sights[folder] {
    case .watched(_, let identity):
      guard FileIdentity(ofFolder: folder) != identity else { return }
      look(for: folder)
      report(folder)
    case .awaited:
      look(for: folder)
      if case .awaited = sights[folder] { return }
      report(folder)
    case .polled(let reason, let older):
      // A folder that cannot be read for now, for example for lack of descriptors, counts as
      // unchanged.
      let newer: FolderSnapshot?
      do { newer = try FolderSnapshot(of: folder) } catch { return }
      sights[folder] = .polled(reason, newer)
      compare(older, newer, at: folder)
    case nil: break
    }
  }

  private mutating func compare(
    _ older: FolderSnapshot?, _ newer: FolderSnapshot?, at folder: String
  ) {
    guard let older, let newer, older.identity == newer.identity else {
      if older != nil || newer != nil { report(folder) }
      return
    }
    for name in newer.changes(since: older) { report(pathOf(name, in: folder)) }
  }

  // MARK: Sights

  /// Chooses a way to watch a folder from now on.
  private mutating func look(for folder: String) {
    let sight = sight(of: folder)
    if let watch = sight.watch { users[watch, default: []].insert(folder) }
    let old = sights.updateValue(sight, forKey: folder)
    if let old, old.watch != sight.watch { release(old, of: folder) }
  }

  private mutating func release(_ sight: Sight, of folder: String) {
    guard let watch = sight.watch, var rest = users.removeValue(forKey: watch) else { return }
    rest.remove(folder)
    if rest.isEmpty { events?.remove(watch) } else { users[watch] = rest }
  }

  private func sight(of folder: String) -> Sight {
    guard let events else { return polling(folder, refusal) }
    // Between two steps a folder may appear or vanish: then the result is outdated, and determined
    // again.
    for _ in 0..<8 {
      do throws(FileError) {
        if let sight = try sightOfExisting(folder, events) { return sight }
        if let sight = try sightOfMissing(folder, events) { return sight }
      } catch {
        if error.code == ENOENT || error.code == ENOTDIR { continue }
        return polling(folder, .refused(error))
      }
    }
    return .awaited(nil, name: "")
  }

  private func polling(_ folder: String, _ reason: PollingReason) -> Sight {
    .polled(reason, (try? FolderSnapshot(of: folder)) ?? nil)
  }

  /// Returns the way to watch an existing folder; nil if it does not exist.
  private func sightOfExisting(
    _ folder: String, _ events: InotifyQueue
  ) throws(FileError) -> Sight? {
    guard let identity = FileIdentity(ofFolder: folder) else { return nil }
    if let type = unseenFileSystem(of: folder) { return polling(folder, .fileSystem(type)) }
    let watch = try events.add(folder)
    // Another folder, if this one was replaced meanwhile.
    guard FileIdentity(ofFolder: folder) == identity else {
      removeIfUnused(watch)
      return nil
    }
    return .watched(watch, identity)
  }

  /// Returns the way to wait for a missing folder; nil if it exists by now.
  private func sightOfMissing(
    _ folder: String, _ events: InotifyQueue
  ) throws(FileError) -> Sight? {
    var missing = folder
    while true {
      let parent = FileAccess.folder(of: missing)
      // Nothing is above the root, and nothing with a name above a removed working directory.
      guard parent != missing else { return .awaited(nil, name: "") }
      if isFolder(parent) {
        if let type = unseenFileSystem(of: parent) { return polling(folder, .fileSystem(type)) }
        let watch = try events.add(parent)
        guard !isFolder(missing) else {
          removeIfUnused(watch)
          return nil
        }
        return .awaited(watch, name: missing.split(separator: "/").last.map(String.init) ?? "")
      }
      missing = parent
    }
  }

  /// Ends an unneeded watch, unless another folder uses it.
  private func removeIfUnused(_ watch: InotifyQueue.Watch) {
    if users[watch] == nil { events?.remove(watch) }
  }

  private func unseenFileSystem(of folder: String) -> String? {
    guard let identity = FileIdentity(ofFolder: folder),
      let mounts = try? readFile("/proc/self/mountinfo", limit: 1 << 24)
    else { return nil }
    return FileAccess.unseenFileSystem(of: identity.device, mounts: mounts)
  }
}
