/// True where a service runs the tests, and nobody would look at what is recorded.
///
/// - Parameter continuousIntegration: The value of the variable `CI`, which services set; nil if it
///   is not set.
package func isUnattended(_ continuousIntegration: String?) -> Bool {
  switch continuousIntegration?.lowercased() {
  case nil, "", "0", "false", "no": false
  default: true
  }
}
