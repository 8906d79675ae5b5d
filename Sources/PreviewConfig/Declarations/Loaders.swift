/// What opens the files that a config names.
package struct Loaders: Sendable {
  let files: FileLoader
  let pictures: PictureLoader
  let symbols: SymbolLoader
  let fonts: FontFolderLoader

  /// Loaders for the files that a sandbox lets through.
  package init(sandbox: PathSandbox) {
    files = FileLoader(sandbox: sandbox)
    pictures = PictureLoader(files)
    symbols = SymbolLoader()
    fonts = FontFolderLoader(files, sandbox: sandbox)
  }
}
