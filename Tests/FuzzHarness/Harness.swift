import FuzzTargets
import Glibc

/// The target that `MAQUETTE_FUZZ_TARGET` names.
///
/// One program holds all targets: linking the whole project under the sanitizers takes as long as
/// a minute of fuzzing.
private let target: FuzzTarget = {
  let name = getenv("MAQUETTE_FUZZ_TARGET").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
    let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
    fatalError("MAQUETTE_FUZZ_TARGET: expected one of \(names), found '\(name)'")
  }
  return target
}()

/// How long an input of a few kilobytes may be worked on, in seconds of the processor.
///
/// The sanitizers make half a second of the tool's about five, and a slow or busy machine up to three times
/// as many.
private let workLimit = 15

/// What libFuzzer, whose `main` this program has, calls with each input.
///
/// - Returns: 0: the input may become a part of the corpus.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let before = clock()
  target.run(Array(UnsafeBufferPointer(start: start, count: count)), in: ".")
  let seconds = (clock() - before) / Int(CLOCKS_PER_SEC)
  guard seconds < workLimit else { fatalError("\(seconds) seconds of work for \(count) bytes") }
  return 0
}
