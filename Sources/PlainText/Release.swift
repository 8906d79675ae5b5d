/// The name and the version of this release of Maquette.
package enum Release {
  /// The version, by semantic versioning.
  package static let version = "0.2.0"
}
