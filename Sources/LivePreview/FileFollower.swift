package import FileAccess
import Synchronization

/// Passes on to a studio which files change, in the folders of its session and of what its configs read.
package final class FileFollower: Sendable {
  private let studio: LiveStudio
  private let watch: FolderWatch
  private let folders = Mutex<Set<String>>([])
  private let stopped = Atomic(false)

  /// Watches the folders of a studio's files, and lets the studio begin to read these.
  package init(_ studio: LiveStudio, watch: FolderWatch) {
    self.studio = studio
    self.watch = watch
    followFolders()
    studio.start()
  }

  /// Follows the files on the calling thread, until `stop()`.
  package func run() {
    // Cells read pictures as they are built: which folders matter is looked at now and then.
    while !isStopped {
      switch watch.next(timeout: .seconds(1)) {
      case .paths(let paths) where folders.withLock({ $0.isDisjoint(with: paths) }):
        studio.filesChanged(paths)
      // A folder was replaced, or the system lost count.
      case .paths, .everything: studio.filesChanged(nil)
      case nil: break
      }
      followFolders()
    }
  }

  /// Ends `run()`.
  package func stop() {
    stopped.store(true, ordering: .releasing)
    watch.stop()
  }

  private var isStopped: Bool { stopped.load(ordering: .acquiring) }

  /// The folders that cannot be watched, and are read again and again.
  package var polledFolders: [PolledFolder] { watch.polledFolders }

  private func followFolders() {
    let wanted = Set(studio.session.folders.map { realPath($0) ?? $0 })
    let added = folders.withLock { folders in
      let added = wanted.subtracting(folders)
      for folder in folders.subtracting(wanted) { watch.remove(folder) }
      for folder in added { watch.add(folder) }
      folders = wanted
      return added
    }
    // What changed in a folder after it was read and before it was watched.
    if !added.isEmpty { studio.foldersAppeared(added) }
  }
}
