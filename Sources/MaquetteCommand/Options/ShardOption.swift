import ArgumentParser
import GoldenImages

/// Which part of the cases a run takes.
struct ShardOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Take one of n equal parts of the cases, as in 2/4: the same cases each time.",
      valueName: "i/n"))
  var shard: ShardArgument?

  /// The part of the cases that the run takes: all unless told otherwise.
  func part<Case>(of cases: [Case]) -> [Case] {
    shard?.shard.part(of: cases) ?? cases
  }
}

/// A part of the cases as an argument.
struct ShardArgument: ExpressibleByArgument {
  var shard: Shard

  init?(argument: String) {
    guard let shard = Shard(argument) else { return nil }
    self.shard = shard
  }
}
