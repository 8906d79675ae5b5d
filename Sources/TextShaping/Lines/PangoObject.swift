import CPango

/// A reference to an object of GLib's type system, such as a font map, a context or a layout.
///
/// Wraps `GObject`: takes over the reference that `init` is given, and gives it back in `deinit`.
final class PangoObject {
  let pointer: OpaquePointer

  /// The owner of what one of Pango's `new` or `create` functions returned, "transfer full".
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(pointer))
  }
}
