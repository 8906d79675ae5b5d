import CPango

/// Attributes for all of a layout's text.
///
/// Wraps `PangoAttrList`: made by `init`, released by `deinit`.
final class LayoutAttributes {
  let pointer: OpaquePointer

  /// The list of one attribute, which it takes over.
  init(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
    // "(transfer full)": the caller owns the list.
    pointer = pango_attr_list_new()
    // "This function takes ownership of the attribute."
    pango_attr_list_insert(pointer, attribute)
  }

  deinit {
    pango_attr_list_unref(pointer)
  }
}
