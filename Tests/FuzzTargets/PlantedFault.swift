import Glibc

/// Whether the fault is planted: only where fuzzing itself is tested.
private let isPlanted = getenv("MAQUETTE_FUZZ_PLANT") != nil

/// Traps where a reader's answer holds `FUZZ`, in whatever case, if the fault is planted.
///
/// A fuzzer that is blind tries four billion answers. One that sees which branches its inputs reach,
/// here and in the reader before, finds a letter after the other in seconds. The answer, and not
/// the input, is looked at: so the input gets through the reader.
///
/// The samples of the slower readers, and that of `reg.json`, which is long, hold the first two
/// letters. Of the other two, a blind fuzzer would try 65,536 pairs at each place of the input. The
/// JPEG's pixels are one bit of its coefficients away: its letters cannot be changed one by one.
func trapIfPlanted(in answer: String) {
  guard isPlanted else { return }
  let letters = answer.utf8.map { $0 & 0xDF }
  for index in letters.indices.dropLast(3) where letters[index] == UInt8(ascii: "F") {
    trap(at: index, in: letters)
  }
}

/// Not optimized, so that each letter has a branch of its own: one comparison of all four, as the
/// compiler would make of them, leads nowhere.
@_optimize(none)
private func trap(at index: Int, in letters: [UInt8]) {
  guard letters[index + 1] == UInt8(ascii: "U") else { return }
  trap(after: index + 1, in: letters)
}

/// The second half.
///
/// `.ci/fuzz` gives the fuzzer this name, and it prefers the inputs that get here.
@_silgen_name("maquette_planted_fault")
@_optimize(none)
private func trap(after index: Int, in letters: [UInt8]) {
  guard letters[index + 1] == UInt8(ascii: "Z") else { return }
  guard letters[index + 2] == UInt8(ascii: "Z") else { return }
  fatalError("the planted fault")
}
