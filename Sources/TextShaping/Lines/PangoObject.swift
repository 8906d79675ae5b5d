import CPango

/// A reference to an object of GLib's type system, such as a font map, a context or a layout.
///
/// Wraps `GObject`: takes over the reference that `init` is given, and gives it back in `deinit`.
final class PangoObject {
  let pointer: OpaquePointer

  /// The owner of what one of Pango's `new` or `create` functions returned, "(transfer full)".
  ///
  /// - Precondition: There is an object. Where memory is short GLib ends the process, so that null
  ///   comes of a wrong argument alone.
  init(owning pointer: OpaquePointer?) {
    guard let pointer else { preconditionFailure("Pango made no object") }
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
