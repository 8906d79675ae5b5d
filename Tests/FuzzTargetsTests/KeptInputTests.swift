import FuzzTargets
import TestSupport
import Testing

/// Where the inputs are, a folder a target.
private let inputs = repository + "/Tests/FuzzTargetsTests/Inputs"

/// The inputs that fuzzing began with or that it found, read again.
@Suite struct KeptInputTests {
  @Test func `each target has a folder of inputs with a sample`() {
    expect(FuzzTarget.all.map(\.name), equals: listFolder(inputs))
    for target in FuzzTarget.all {
      #expect(listFolder("\(inputs)/\(target.name)").contains("sample"), "\(target.name)")
    }
  }

  // In a process of its own: what a target finds ends it with a trap, which is then a failure of
  // that target alone.
  @Test(arguments: FuzzTarget.all.map(\.name))
  func `each kept input is read or refused`(name: String) async {
    await #expect(processExitsWith: .success) { [name] in
      let target = try #require(FuzzTarget.all.first { $0.name == name })
      let scratch = try TemporaryFolder()
      for input in listFolder("\(inputs)/\(name)") {
        // The last input that is named is the one at fault.
        print(input)
        target.run(try #require(readBytes("\(inputs)/\(name)/\(input)")), in: scratch.path)
      }
    }
  }
}
