import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct PollingReasonTests {
  @Test func `a watch reports the folders that it polls, and why`() throws {
    let folder = try TemporaryFolder()
    let watch = try FolderWatch(.polling)
    watch.add(folder.file("b"))
    watch.add(folder.file("a"))
    expect(watch.polledFolders.map(\.path), equals: [folder.file("a"), folder.file("b")])
    expect(watch.polledFolders.map(\.reason), equals: [.requested, .requested])
  }

  @Test func `a local folder is not polled`() throws {
    let folder = try TemporaryFolder()
    let watch = try FolderWatch()
    watch.add(folder.path)
    watch.add(folder.file("missing"))
    expect(watch.polledFolders, equals: [])
  }

  @Test(arguments: [
    (PollingReason.fileSystem("nfs4"), "inotify does not see what others change on nfs4"),
    (
      .refused(FileError("watch", "a", code: ENOSPC)),
      "inotify has no watches left (sysctl fs.inotify.max_user_watches)"
    ),
    (
      .refused(FileError("open", "inotify", code: EMFILE)),
      "inotify has no queues left (sysctl fs.inotify.max_user_instances)"
    ),
    (.refused(FileError("watch", "a", code: EACCES)), "inotify refuses: permission denied"),
    (.requested, "polling was asked for"),
  ])
  func `the reason names the cause`(_ reason: PollingReason, _ text: String) {
    expect(reason.description, equals: text)
  }

  /// Lines of `/proc/self/mountinfo`.
  private static let mounts = [
    "21 1 8:1 / / rw,relatime - ext4 /dev/sda1 rw",
    "22 21 0:42 / /volumes/with\\040space rw,noatime shared:1 master:2 - nfs4 server:/ rw",
    "23 21 0:43 / /ssh rw - fuse.sshfs host: rw",
    "24 21 0:44 / /layers rw - overlay overlay rw",
    "25 21 259:300 / /host rw - virtiofs host rw",
    "26 21 0:45",
  ].joined(separator: "\n")

  // A device's number as the system packs it: the low 8 bits of the minor number, 12 bits of the
  // major one, and then the rest of the minor one, from bit 20 on.
  @Test(
    arguments: [
      (8 << 8 | 1, nil),
      (42, "nfs4"),
      (43, "fuse.sshfs"),
      (44, nil),
      (45, nil),
      (46, nil),
      // 300 is 1 x 256 + 44.
      (1 << 20 | 259 << 8 | 44, "virtiofs"),
    ] as [(dev_t, String?)])
  func `file systems that others change are known by their types`(
    _ device: dev_t, _ type: String?
  ) {
    expect(unseenFileSystem(of: device, mounts: Array(Self.mounts.utf8)), equals: type)
  }
}
