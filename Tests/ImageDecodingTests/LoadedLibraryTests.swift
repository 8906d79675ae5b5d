import ImageDecoding
import Testing

struct LoadedLibraryTests {
  private typealias Function = @convention(c) () -> Void

  @Test func `a library that is not installed is named`() {
    #expect(throws: PictureError.missingLibrary("libnone.so.1")) {
      _ = try LoadedLibrary("libnone.so.1")
    }
  }

  @Test func `a library without a function counts as missing`() throws {
    // glibc is loaded in every program, and has no such function.
    let library = try LoadedLibrary("libc.so.6")
    let _: Function = try library.function("abort")
    #expect(throws: PictureError.missingLibrary("libc.so.6")) {
      let _: Function = try library.function("no_such_function")
    }
  }
}
