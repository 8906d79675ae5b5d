import FileAccess
import Glibc
import Synchronization
import TestSupport
import Testing

@Suite struct FolderWatchTests {
  // MARK: Saves

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a file that is written in place is reported by its folder and name`(
    _ method: FolderWatch.Method
  ) throws {
    let scene = try Scene(method)
    try scene.folder.write("two", to: "a.yaml")
    expect(scene.next(), equals: .paths([scene.folder.file("a.yaml")]))
  }

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a file that is moved over another is reported`(_ method: FolderWatch.Method) throws {
    let scene = try Scene(method)
    let other = try TemporaryFolder()
    #expect(rename(try other.write("two", to: "new"), scene.folder.file("a.yaml")) == 0)
    expect(scene.next(), equals: .paths([scene.folder.file("a.yaml")]))
  }

  @Test func `a save by way of a backup ends with a report after the last step`() throws {
    let scene = try Scene()
    let file = scene.folder.file("a.yaml")
    expect(rename(file, file + "~"), equals: 0)
    try scene.folder.write("two", to: "a.yaml")
    expect(unlink(file + "~"), equals: 0)
    #expect(
      scene.paths(until: { access(file + "~", F_OK) != 0 }).isSuperset(of: [file, file + "~"]))
  }

  @Test func `a file that is truncated and written later is reported after it is written`() throws {
    let scene = try Scene()
    let file = scene.folder.file("a.yaml")
    let stream = try #require(fopen(file, "we"))
    #expect(scene.watch.next(timeout: .milliseconds(50)) == nil)
    fputs("two", stream)
    fclose(stream)
    expect(scene.next(), equals: .paths([file]))
    expect(readText(file), equals: "two")
  }

  @Test func `an empty file is not reported before its writer closes it`() throws {
    let scene = try Scene()
    let stream = try #require(fopen(scene.folder.file("new.yaml"), "we"))
    #expect(scene.watch.next(timeout: .milliseconds(50)) == nil)
    fclose(stream)
    expect(scene.next(), equals: .paths([scene.folder.file("new.yaml")]))
  }

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `links, folders and removed files are reported`(_ method: FolderWatch.Method) throws {
    let scene = try Scene(method)
    let file = scene.folder.file
    expect(link(file("a.yaml"), file("hard")), equals: 0)
    expect(symlink("nowhere", file("soft")), equals: 0)
    expect(mkdir(file("sub"), 0o777), equals: 0)
    expect(unlink(file("b.yaml")), equals: 0)
    let expected = Set(["hard", "soft", "sub", "b.yaml"].map(file))
    #expect(scene.paths(until: { true }).isSuperset(of: expected))
  }

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a file that may be read from now on is reported`(_ method: FolderWatch.Method) throws {
    let scene = try Scene(method)
    expect(chmod(scene.folder.file("a.yaml"), 0o600), equals: 0)
    expect(scene.next(), equals: .paths([scene.folder.file("a.yaml")]))
  }

  @Test func `of 1,000 quick edits the last is seen after the last report`() throws {
    let scene = try Scene()
    let path = scene.folder.file("a.yaml")
    let editor = Thread {
      for number in 1...1000 { try? AtomicFile.write("\(number)".utf8, to: path) }
    }
    var seen = ""
    while seen != "1000", let changes = scene.next() {
      guard case .paths(let paths) = changes else { continue }
      if paths.contains(path) { seen = readText(path) ?? "" }
    }
    editor.join()
    expect(seen, equals: "1000")
  }

  @Test func `more changes than the system keeps are reported as a change of everything`() throws {
    let scene = try Scene()
    let limit = try #require(readText("/proc/sys/fs/inotify/max_queued_events"))
    let count = try #require(Int(limit.split(separator: "\n")[0]))
    // Two names by turns: the system keeps equal events that follow each other as one.
    let files = ["a.yaml", "b.yaml"].map(scene.folder.file)
    for number in 0...count { chmod(files[number % 2], 0o600) }
    while let changes = scene.next(), changes != .everything {}
    // The rest of the queue, and then what comes later.
    while scene.watch.next(timeout: .milliseconds(20)) != nil {}
    try scene.folder.write("two", to: "a.yaml")
    expect(scene.next(), equals: .paths([scene.folder.file("a.yaml")]))
  }

  // MARK: Folders that come and go

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a folder that is removed and made again is reported, and so is what it then holds`(
    _ method: FolderWatch.Method
  ) throws {
    let scene = try Scene(method, folder: "sub", files: [])
    let sub = scene.folder.file("sub")
    expect(rmdir(sub), equals: 0)
    expect(scene.next(), equals: .paths([sub]))
    expect(mkdir(sub, 0o777), equals: 0)
    expect(scene.next(), equals: .paths([sub]))
    try scene.folder.write("one", to: "sub/a.yaml")
    expect(scene.next(), equals: .paths([sub + "/a.yaml"]))
  }

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a folder that is missing is reported when it appears, with the folders above it`(
    _ method: FolderWatch.Method
  ) throws {
    let scene = try Scene(method, folder: nil, files: [])
    let deep = scene.folder.file("a/b/c")
    scene.watch.add(deep)
    // What is made above it and what comes beside it is not of interest.
    try scene.folder.write("", to: "other.yaml")
    #expect(scene.watch.next(timeout: .milliseconds(50)) == nil)
    try makeFolder(deep)
    expect(scene.next(), equals: .paths([deep]))
    try scene.folder.write("one", to: "a/b/c/d.yaml")
    expect(scene.next(), equals: .paths([deep + "/d.yaml"]))
  }

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a folder in the place of another is watched from then on`(_ method: FolderWatch.Method)
    throws
  {
    let scene = try Scene(method, folder: "sub", files: [])
    let sub = scene.folder.file("sub")
    expect(mkdir(scene.folder.file("new"), 0o777), equals: 0)
    expect(rename(sub, scene.folder.file("old")), equals: 0)
    expect(rename(scene.folder.file("new"), sub), equals: 0)
    expect(scene.next(), equals: .paths([sub]))
    try scene.folder.write("one", to: "old/a.yaml")
    try scene.folder.write("one", to: "sub/b.yaml")
    expect(scene.next(), equals: .paths([sub + "/b.yaml"]))
  }

  @Test func `a folder is reported as missing when one above it is moved away`() throws {
    let scene = try Scene(folder: "a/b", files: [])
    expect(rename(scene.folder.file("a"), scene.folder.file("c")), equals: 0)
    expect(scene.next(), equals: .paths([scene.folder.file("a/b")]))
    expect(rename(scene.folder.file("c"), scene.folder.file("a")), equals: 0)
    expect(scene.next(), equals: .paths([scene.folder.file("a/b")]))
  }

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a linked folder is reported by its link, and once more when the link leads elsewhere`(
    _ method: FolderWatch.Method
  ) throws {
    let scene = try Scene(method, folder: nil, files: ["one/a.yaml", "two/a.yaml"])
    let link = scene.folder.file("link")
    expect(symlink("one", link), equals: 0)
    scene.watch.add(link)
    try scene.folder.write("two", to: "one/a.yaml")
    expect(scene.next(), equals: .paths([link + "/a.yaml"]))
    expect(symlink("two", link + ".new"), equals: 0)
    expect(rename(link + ".new", link), equals: 0)
    expect(scene.next(), equals: .paths([link]))
    try scene.folder.write("two", to: "one/a.yaml")
    try scene.folder.write("three", to: "two/a.yaml")
    expect(scene.next(), equals: .paths([link + "/a.yaml"]))
  }

  // MARK: Which folders

  @Test func `two names of a folder both report its changes, until one is removed`() throws {
    let scene = try Scene()
    let link = scene.folder.file("link")
    expect(symlink(".", link), equals: 0)
    while scene.watch.next(timeout: .milliseconds(20)) != nil {}
    scene.watch.add(link)
    try scene.folder.write("two", to: "a.yaml")
    expect(scene.next(), equals: .paths([scene.folder.file("a.yaml"), link + "/a.yaml"]))
    scene.watch.remove(scene.folder.path)
    try scene.folder.write("three", to: "a.yaml")
    expect(scene.next(), equals: .paths([link + "/a.yaml"]))
  }

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `a removed folder reports nothing, and a new one all that follows`(
    _ method: FolderWatch.Method
  ) throws {
    let scene = try Scene(method)
    let other = try TemporaryFolder()
    scene.watch.remove(scene.folder.path)
    scene.watch.add(other.path)
    try scene.folder.write("two", to: "a.yaml")
    try other.write("one", to: "c.yaml")
    expect(scene.next(), equals: .paths([other.file("c.yaml")]))
    #expect(scene.watch.next(timeout: .milliseconds(50)) == nil)
  }

  @Test func `changes before somebody waits for them are kept`() throws {
    let scene = try Scene()
    try scene.folder.write("two", to: "a.yaml")
    try scene.folder.write("two", to: "b.yaml")
    expect(
      scene.next(), equals: .paths([scene.folder.file("a.yaml"), scene.folder.file("b.yaml")]))
    #expect(scene.watch.next(timeout: .zero) == nil)
  }

  // MARK: Threads and descriptors

  @Test(arguments: [FolderWatch.Method.automatic, .polling])
  func `all who wait return when the watch is stopped`(_ method: FolderWatch.Method) throws {
    let scene = try Scene(method, interval: .seconds(600))
    let endCount = Atomic(0)
    let threads = (0..<4).map { _ in
      Thread {
        if scene.watch.next() == nil { endCount.add(1, ordering: .relaxed) }
      }
    }
    usleep(20_000)
    scene.watch.stop()
    for thread in threads { thread.join() }
    expect(endCount.load(ordering: .relaxed), equals: 4)
    #expect(scene.watch.next() == nil)
  }

  @Test func `folders are added and removed while another thread waits`() throws {
    let scene = try Scene(files: [])
    let others = try (0..<8).map { _ in try TemporaryFolder() }
    let changing = Thread {
      for _ in 0..<50 {
        for other in others { scene.watch.add(other.path) }
        for other in others { scene.watch.remove(other.path) }
      }
      _ = try? scene.folder.write("end", to: "end")
    }
    while let changes = scene.next(), changes != .paths([scene.folder.file("end")]) {}
    changing.join()
    expect(scene.watch.polledFolders, equals: [])
  }

  @Test func `a watch closes its descriptors`() throws {
    // A user may have 128 queues, as a rule: without one, the folder would be polled.
    for _ in 0..<200 {
      let watch = try FolderWatch()
      watch.add("/tmp")
      expect(watch.polledFolders, equals: [])
    }
  }
}

/// A watch of a temporary folder.
private struct Scene {
  let folder: TemporaryFolder
  let watch: FolderWatch

  /// - Parameters:
  ///   - watched: The folder to watch, in the temporary one; nil for none.
  ///   - files: Files that are there from the start.
  init(
    _ method: FolderWatch.Method = .automatic, folder watched: String? = "",
    files: [String] = ["a.yaml", "b.yaml"], interval: Duration = .milliseconds(10)
  ) throws {
    folder = try TemporaryFolder()
    for file in files { try folder.write("one", to: file) }
    watch = try FolderWatch(method, interval: interval)
    guard let watched else { return }
    let path = watched.isEmpty ? folder.path : folder.file(watched)
    try makeFolder(path)
    watch.add(path)
  }

  /// The next changes, which must come; nil after ten minutes.
  ///
  /// They are waited for a second at a time: of a machine that stands still for minutes, one counts.
  func next() -> FolderChanges? {
    for _ in 0..<600 {
      if let changes = watch.next(timeout: .seconds(1)) { return changes }
    }
    return nil
  }

  /// The paths of all bursts, up to the first that comes after something is done.
  func paths(until isDone: () -> Bool) -> Set<String> {
    var all: Set<String> = []
    while case .paths(let paths)? = next() {
      all.formUnion(paths)
      if isDone() { break }
    }
    return all
  }
}

/// A thread that runs one closure.
private final class Thread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private var thread = pthread_t()

  init(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body)).toOpaque()
    pthread_create(
      &thread, nil,
      { context in
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, work)
  }

  func join() {
    pthread_join(thread, nil)
  }
}
