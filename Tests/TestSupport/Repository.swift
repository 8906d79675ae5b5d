/// The absolute path of the package's folder.
package let repository: String = {
  // This file is Tests/TestSupport/Repository.swift.
  #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    .joined(separator: "/")
}()
