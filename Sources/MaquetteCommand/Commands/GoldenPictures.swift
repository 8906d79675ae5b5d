import ArgumentParser
import Diagnostics
import DrawingCommands
import FileAccess
import Glibc
import Goldens
import PlainText

/// `maquette goldens`: the pictures of goldens that are kept in a store, and not in git.
struct GoldenPictures: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goldens",
    abstract: "Keep the pictures of goldens in a store, and their digests in git.",
    discussion: """
      The list pictures.txt beside the goldens of a config has the digest of each picture; git \
      ignores the pictures. The store is a folder, or a server that answers GET, PUT and HEAD of \
      /cas/SHA256, as bazel-remote, nginx with WebDAV, and a bucket of S3 do.
      """,
    subcommands: [Push.self, Pull.self, Sweep.self])

  /// The goldens, and the store of their pictures.
  struct Options: ParsableArguments {
    @Argument(
      help: ArgumentHelp("Configs, or folders of them.", valueName: "file"),
      completion: .file(extensions: ["yaml", "yml", "json"]))
    var files: [String]

    @Option(
      help: ArgumentHelp("The store: a folder, or an address.", valueName: "folder|url"),
      completion: .directory)
    var cache: String

    @OptionGroup var reporting: ReportingOptions

    func validate() throws {
      if cache.isEmpty { throw ValidationError("--cache: expected a folder or an address") }
      _ = try SharedStores.open(cache)
    }

    /// The folders of goldens, in the order of the arguments.
    ///
    /// - Throws: `FileError` for a folder that cannot be read, or a config that is missing.
    func folders() throws -> [String] {
      var folders: [String] = []
      for file in files {
        guard isFolder(file) else {
          // Without its list, 'gc' would remove all of its pictures.
          guard access(file, F_OK) == 0 else { throw FileError("read", file, code: errno) }
          folders.append(GoldenPlace.folder(beside: file))
          continue
        }
        for folder in try ConfigFiles().folders(below: file) {
          let all = (folder.hasSuffix("/") ? folder : folder + "/") + GoldenPlace.folderName
          guard isFolder(all) else { continue }
          folders += try names(inFolder: all).map { "\(all)/\($0)" }
        }
      }
      var seen: Set<String> = []
      return folders.filter { isFolder($0) && seen.insert($0).inserted }
    }

    /// Calls `body` with each folder's list; an error of one does not keep the others from it.
    ///
    /// - Throws: `ExitStatus.failure` after all, if there was an error.
    func withLists(
      _ body: (_ list: inout PictureList, _ report: inout DiagnosticReport) throws -> Void,
      end: () throws -> String
    ) throws {
      var report = reporting.report
      do {
        for folder in try folders() {
          do {
            var list = try PictureList(in: folder)
            try body(&list, &report)
          } catch let error where !(error is StoreFailure) {
            report.add(error)
          }
        }
        // What a list that cannot be read names would not be known.
        if !report.hasErrors {
          let summary = try end()
          if !reporting.quiet { try StandardOutput.write(summary + "\n") }
        }
      } catch {
        // A store that failed once is not asked for each folder.
        report.add(error)
      }
      try report.finish()
    }
  }

  /// `maquette goldens push`: writes pictures to the store, and their digests beside the goldens.
  struct Push: ParsableCommand {
    // With its name: the parser makes one from the type's by reflection, at the start of every command.
    static let configuration = CommandConfiguration(
      commandName: "push",
      abstract: "Write the pictures to the store, and their digests beside the goldens.")

    @OptionGroup var options: Options

    func run() throws {
      let store = try SharedStores.open(options.cache)
      var sum = (listed: 0, written: 0)
      try options.withLists { list, _ in
        let (listed, written) = try list.push(to: store)
        sum = (sum.listed + listed, sum.written + written)
      } end: {
        "\(counted(sum.listed, "picture")): \(sum.written) written, "
          + "\(sum.listed - sum.written) there before"
      }
    }
  }

  /// `maquette goldens pull`: fetches the pictures that the lists name.
  struct Pull: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pull",
      abstract: "Fetch the pictures whose digests are beside the goldens.",
      discussion: """
        A picture here that is not the one of the list is replaced only if the store has it.
        """)

    @OptionGroup var options: Options

    func run() throws {
      let store = try SharedStores.open(options.cache)
      var sum = (listed: 0, fetched: 0)
      try options.withLists { list, report in
        let (fetched, mistakes) = try list.pull(from: store)
        report.add(mistakes.map { Diagnostic(at: nil, $0) })
        sum = (sum.listed + list.digests.count, sum.fetched + fetched)
      } end: {
        "\(counted(sum.listed, "picture")): \(sum.fetched) fetched"
      }
    }
  }

  /// `maquette goldens gc`: removes what no list names from a store in a folder.
  struct Sweep: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "gc",
      abstract: "Remove what no list names from a store in a folder.",
      discussion: """
        Goldens of other branches and of earlier commits are not in the lists: --days is for how long \
        they are kept. Records of cases that passed are removed in the same way. Servers such as \
        bazel-remote, and rules of a bucket, do so themselves.
        """)

    @OptionGroup var options: Options

    @Option(
      help: ArgumentHelp(
        "Remove only what was last written or read longer ago.", valueName: "days"))
    var days = 30

    @Option(
      help: ArgumentHelp(
        """
        Remove also what was used longest ago, until the store has no more than so many MiB.
        """, valueName: "MiB"))
    var size: Int?

    @Flag(help: "Print how much it would be, and remove nothing.")
    var dryRun = false

    /// The largest size in MiB: as bytes, it is a number.
    private static let largestSize = Int.max >> 20

    func validate() throws {
      if SharedStores.isAddress(options.cache) {
        throw ValidationError("--cache: 'gc' takes a folder: servers have rules of their own")
      }
      guard 0...36_500 ~= days else {
        throw ValidationError("--days: expected a number from 0 to 36500, found \(days)")
      }
      if let size, !(0...Self.largestSize ~= size) {
        throw ValidationError(
          "--size: expected a number from 0 to \(Self.largestSize), found \(size)")
      }
    }

    func run() throws {
      var kept: Set<String> = []
      try options.withLists { list, _ in
        kept.formUnion(list.digests.values)
      } end: {
        let removed = try FolderStore(options.cache).removeEntries(
          except: kept, olderThan: days * 86_400, downTo: size.map { $0 << 20 } ?? .max,
          isTrial: dryRun)
        let entries = removed.entries == 1 ? "1 entry" : "\(removed.entries) entries"
        return "\(entries) of \(removed.bytes) bytes "
          + (dryRun ? "would be removed" : "removed")
      }
    }
  }
}
