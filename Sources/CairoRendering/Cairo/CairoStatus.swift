import CCairo

/// Throws unless `status` is success.
///
/// A status that this version does not know stays an error: only success is none.
func check(_ status: cairo_status_t, _ operation: @autoclosure () -> String) throws {
  guard status != CAIRO_STATUS_SUCCESS else { return }
  throw RenderingError.cairo(
    operation: operation(), status: status.rawValue,
    reason: String(cString: cairo_status_to_string(status)))
}
