/// What this release of Maquette calls itself.
package enum Release {
  /// The version, by semantic versioning.
  package static let version = "0.1.0"
}
