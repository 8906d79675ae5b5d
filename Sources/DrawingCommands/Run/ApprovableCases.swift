import Diagnostics
import FileAccess
import Glibc
import Goldens
import PlainText

/// The cases of earlier results that arguments name.
struct ApprovableCases {
  /// The cases' names with their suites', in the order of the results.
  private var names: [Name] = []

  /// A case with all its names.
  private struct Name {
    var suite: String
    var name: String
    var golden: String
    /// The unique, short name.
    var qualified: String
    var hasPicture: Bool
    var isMoved: Bool
    var verdict: Verdict
  }

  /// A choice among the named cases.
  enum Choice {
    /// All of them, as their name is explicit.
    case all
    /// Those that did not pass, including those whose golden could not be read.
    case failed
    /// Those whose picture is that of a stale golden.
    case moved
  }

  struct Key: Hashable {
    var suite: String
    var name: String
  }

  /// Adds a case of the results.
  mutating func add(_ result: CaseResult) {
    // A golden without a case is not a case.
    guard result.verdict != .stale else { return }
    names.append(
      Name(
        suite: result.suite, name: result.name, golden: result.golden,
        qualified: result.goldenName,
        hasPicture: result.files.actual != nil, isMoved: result.movedFrom != nil,
        verdict: result.verdict))
  }

  /// Returns the cases that arguments name; without arguments, all that have a picture and whose
  /// golden could be read.
  ///
  /// An argument is a case's name, a preview's name for all its variants, a config's path for all
  /// its cases, or a pattern in which `*`, `?` and `[…]` have a shell's meaning. If several configs
  /// have cases of a name, it is the golden's path, with `__Snapshots__` and `.png` or without.
  ///
  /// - Throws: `Diagnostics` for arguments that name no case, several, or one without a picture.
  func chosen(by arguments: [String], _ choice: Choice) throws(Diagnostics) -> Set<Key> {
    guard !arguments.isEmpty else { return Set(meant(among: names, choice).map(Self.key)) }
    var chosen: Set<Key> = []
    var errors: [Diagnostic] = []
    for argument in arguments {
      do throws(Diagnostic) {
        chosen.formUnion(try cases(named: argument, choice).map(Self.key))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return chosen
  }

  private static func key(_ name: Name) -> Key { Key(suite: name.suite, name: name.name) }

  /// Returns the cases among several that are meant if none is named.
  ///
  /// An unreadable golden's picture is not known, so it is only replaced if it is named, or with
  /// all that failed.
  private func meant(among names: [Name], _ choice: Choice) -> [Name] {
    names.filter { name in
      switch choice {
      case .all: name.hasPicture && name.verdict != .unreadable
      case .failed: name.hasPicture && !name.verdict.isSuccess
      case .moved: name.isMoved
      }
    }
  }

  private func cases(named argument: String, _ choice: Choice) throws(Diagnostic) -> [Name] {
    let byPath = names.filter { $0.golden == argument || $0.qualified == argument }
    if !byPath.isEmpty { return choice == .all ? byPath : meant(among: byPath, choice) }
    let exact = names.filter { $0.name == argument }
    let named = exact.isEmpty ? names.filter { $0.name.hasPrefix(argument + ".") } : exact
    guard !named.isEmpty else { return try cases(in: argument, choice) }
    // Among cases with one name, those that passed are rarely meant.
    let found =
      choice != .moved && named.contains(where: \.hasPicture) ? named.filter(\.hasPicture) : named
    guard Set(found.map(\.suite)).count == 1 else {
      let paths = found.prefix(8).map { excerpt(of: $0.qualified) }.joined(separator: ", ")
      throw Diagnostic(
        at: nil, "several configs have a case '\(excerpt(of: argument))'",
        suggestion: "name one by its path: \(paths)")
    }
    guard choice == .all else { return meant(among: found, choice) }
    try requirePicture(found, argument)
    return found
  }

  /// Returns the cases of a config, or those that a pattern matches.
  private func cases(in argument: String, _ choice: Choice) throws(Diagnostic) -> [Name] {
    let path = pathFromWorkingDirectory(argument)
    let ofConfig = names.filter { pathFromWorkingDirectory($0.suite) == path }
    let found =
      ofConfig.isEmpty
      ? names.filter { name in
        [name.name, name.qualified, name.golden].contains { (text: String) in
          fnmatch(argument, text, 0) == 0
        }
      } : ofConfig
    guard !found.isEmpty else {
      throw Diagnostic(
        at: nil, "unknown case '\(excerpt(of: argument))'",
        suggestion: suggestion(
          for: argument, among: names.flatMap { [$0.name, $0.qualified, $0.suite] })
          ?? listing("the cases are", Set(names.map(\.qualified))))
    }
    if choice == .all { try requirePicture(found, argument) }
    return meant(among: found, choice)
  }

  /// Throws if none of some cases can be approved, and none passes without approval.
  private func requirePicture(_ found: [Name], _ argument: String) throws(Diagnostic) {
    guard found.contains(where: \.hasPicture) || found.contains(where: \.verdict.isSuccess)
    else {
      throw Diagnostic(
        at: nil,
        "nothing to approve of '\(excerpt(of: argument))': \(found[0].verdict.rawValue)")
    }
  }
}
