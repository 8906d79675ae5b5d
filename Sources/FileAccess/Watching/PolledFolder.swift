package import Glibc
import PlainText

/// A polled folder, whose changes inotify does not see.
package struct PolledFolder: Hashable, Sendable {
  /// The folder, as it was added to the watch.
  package var path: String
  /// The reason why inotify does not see the changes.
  package var reason: PollingReason
}

/// A reason why a folder is polled.
package enum PollingReason: Hashable, Sendable, CustomStringConvertible {
  /// The folder is on a file system of this type, which others change as well.
  case fileSystem(String)
  /// The system refused to watch it.
  case refused(FileError)
  /// The owner of the watch requested it.
  case requested

  /// The reason as part of a sentence.
  package var description: String {
    switch self {
    case .fileSystem(let type): "inotify does not see what others change on \(oneLine(type))"
    case .refused(let error) where error.code == ENOSPC:
      "inotify has no watches left (sysctl fs.inotify.max_user_watches)"
    case .refused(let error) where error.code == EMFILE:
      "inotify has no queues left (sysctl fs.inotify.max_user_instances)"
    case .refused(let error): "inotify refuses: \(error.reason)"
    case .requested: "polling was asked for"
    }
  }
}

/// Returns the type of a folder's file system, if inotify does not see all changes there.
///
/// inotify sees the changes of this system, and not those that a server, a host or a driver outside
/// the kernel makes by itself.
///
/// - Parameter mounts: `/proc/self/mountinfo`.
package func unseenFileSystem(of device: dev_t, mounts: [UInt8]) -> String? {
  // `36 35 0:42 / /mnt rw,noatime shared:1 - nfs4 server:/export rw`: the third word is the device;
  // the type is the first one after the hyphen. Spaces in names are escaped.
  let number = "\(major(device)):\(minor(device))"
  for line in mounts.split(separator: UInt8(ascii: "\n")) {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count > 3, words[2].elementsEqual(number.utf8),
      let hyphen = words.firstIndex(where: { $0.elementsEqual("-".utf8) }),
      hyphen + 1 < words.count
    else { continue }
    let type = String(decoding: words[hyphen + 1], as: UTF8.self)
    return unseenTypes.contains(type) || type.hasPrefix("fuse.") ? type : nil
  }
  return nil
}

private let unseenTypes: Set = [
  // Of servers.
  "nfs", "nfs4", "cifs", "smb3", "smbfs", "afs", "ceph", "coda", "gfs2", "lustre", "ocfs2",
  // Of the host of a virtual machine or a container.
  "9p", "virtiofs", "vboxsf", "vmhgfs", "prl_fs", "drvfs", "fakeowner", "osxfs", "grpcfuse",
  // Of drivers outside the kernel.
  "fuse", "fuseblk",
]

/// Returns the major part of a device's number, as makedev(3) describes it: a macro that Swift does
/// not import.
private func major(_ device: dev_t) -> dev_t {
  (device >> 8) & 0xfff | (device >> 32) & ~0xfff
}

private func minor(_ device: dev_t) -> dev_t {
  device & 0xff | (device >> 12) & 0xffff_ff00
}
