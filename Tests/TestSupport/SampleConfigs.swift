/// The configs in `Samples` and below, relative to the package's folder, as in
/// `Samples/color-cards.yaml`; in alphabetical order, a folder's own before those of its folders.
///
/// They are the configs that the tool finds there, by the rule in docs/config.md; a test of the tool
/// compares the two.
package let sampleConfigs: [String] = configs(in: "Samples")

private func configs(in folder: String) -> [String] {
  let names = listFolder("\(repository)/\(folder)").filter { !$0.hasPrefix(".") }
  let paths = names.map { "\(folder)/\($0)" }
  let configs = paths.filter { path in
    [".yaml", ".yml", ".json"].contains { path.hasSuffix($0) } && !path.hasSuffix(".schema.json")
      && isConfig(readText("\(repository)/\(path)") ?? "")
  }
  // A file has no names in it.
  return configs + paths.filter { !$0.hasSuffix("/__Snapshots__") }.flatMap(configs(in:))
}

/// Returns whether a text has one of the outermost keys that only configs have.
private func isConfig(_ text: String) -> Bool {
  text.split(separator: "\n").contains { line in
    ["view:", "previews:", "canvas:"].contains { line.hasPrefix($0) }
  }
}
