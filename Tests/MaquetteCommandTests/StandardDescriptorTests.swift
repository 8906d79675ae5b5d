import Foundation
import TestSupport
import Testing

@Suite struct StandardDescriptorTests {
  @Test func `a closed standard output is reported, and no picture takes its lines`() throws {
    let folder = try TemporaryFolder()
    let names = (100..<160).map(String.init)
    for name in names { try folder.write(square(name), to: "configs/\(name).yaml") }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", "exec \"$0\" render configs --format list --jobs 4 >&- 2>errors", toolPath,
    ]
    process.environment = toolEnvironment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitForEnd()
    expect(process.terminationStatus, equals: 2)
    expect(
      readText(folder.file("errors")),
      equals: "error: cannot write 'standard output': bad file descriptor\n")
    let drawn = listFolder(folder.file("Output"))
    expect(drawn.first, equals: "100.list")
    for name in drawn {
      #expect(
        readText(folder.file("Output/\(name)"))
          == "canvas 20×10\nfill rect 0,0 20×10 #FFFFFF\nfill rect 5,0 10×10 #000000\n")
    }
  }
}
