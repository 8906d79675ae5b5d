package import FileAccess
import Synchronization

/// Passes changes of files on to a studio, in the folders of its session and of the files that its
/// configs read.
package final class FileFollower: Sendable {
  private let studio: LiveStudio
  private let watch: FolderWatch
  private let folders = Mutex<Set<String>>([])
  private let stopped = Atomic(false)

  /// Watches the folders of a studio's files, and makes the studio start reading them.
  package init(_ studio: LiveStudio, watch: FolderWatch) {
    self.studio = studio
    self.watch = watch
    followFolders()
    studio.start()
  }

  /// Follows the files on the calling thread, until `stop()`.
  package func run() {
    // Cells read pictures as they are built, so the set of folders is checked now and then.
    while !isStopped {
      switch watch.next(timeout: .seconds(1)) {
      case .paths(let paths) where folders.withLock({ $0.isDisjoint(with: paths) }):
        studio.filesChanged(paths)
      // A folder was replaced, or the system lost events.
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

  /// The folders that cannot be watched, and are polled.
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
    // Changes in a folder between its reading and its watching.
    if !added.isEmpty { studio.foldersAppeared(added) }
  }
}
