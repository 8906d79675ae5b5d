package import Glibc
import PlainText

/// A folder that is read again and again, because inotify does not see what changes in it.
package struct PolledFolder: Hashable, Sendable {
  /// The folder, as it was added to the watch.
  package var path: String
  /// Why inotify does not see the changes.
  package var reason: PollingReason
}

/// Why a folder is read again and again.
package enum PollingReason: Hashable, Sendable, CustomStringConvertible {
  /// The folder is on a file system that others change as well, of this type.
  case fileSystem(String)
  /// The system refused to watch it.
  case refused(FileError)
  /// Whoever made the watch asked for it.
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

/// The type of the file system that a folder is on, if inotify does not see all changes there.
///
/// inotify sees what this system changes, and not what a server, a host or a driver outside the
/// kernel changes by itself.
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

/// The parts of a device's number, as makedev(3) describes them: a macro that Swift does not see.
private func major(_ device: dev_t) -> dev_t {
  (device >> 8) & 0xfff | (device >> 32) & ~0xfff
}

private func minor(_ device: dev_t) -> dev_t {
  device & 0xff | (device >> 12) & 0xffff_ff00
}
