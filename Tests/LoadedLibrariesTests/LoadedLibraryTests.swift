import LoadedLibraries
import Testing

struct LoadedLibraryTests {
  private typealias Function = @convention(c) () -> Void

  @Test func `a library that is not installed is named`() {
    #expect(throws: LoadedLibrary.Missing(name: "libnone.so.1, libnone.so.2")) {
      _ = try LoadedLibrary("libnone.so.1", "libnone.so.2")
    }
  }

  @Test func `a function that a library does not have is named`() throws {
    // glibc is loaded in every program, and has the one and not the other.
    let library = try LoadedLibrary("libnone.so.1", "libc.so.6")
    let _: Function = try library.find("abort")
    #expect(throws: LoadedLibrary.Missing(name: "no_such_function")) {
      let _: Function = try library.find("no_such_function")
    }
  }
}
