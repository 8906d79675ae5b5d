import CConformances

/// Returns the types of this program that declare a conformance to a protocol, in no particular
/// order.
///
/// Generic types and those of shared libraries are left out; packages' libraries are linked
/// statically.
///
/// - Parameter existential: The protocol as a type, as in `(any PreviewProvider).self`.
func typesConforming(to existential: Any.Type) -> [Any.Type] {
  // The metadata of `any P` has three words: its kind, its flags with the number of protocols, and
  // the only protocol.
  let metadata = unsafeBitCast(existential, to: UnsafePointer<UnsafeRawPointer>.self)
  var types: [Any.Type] = []
  withUnsafeMutablePointer(to: &types) { types in
    maquette_for_each_conforming_type(
      metadata[2],
      { metadata, types in
        guard let metadata, let types else { return }
        types.assumingMemoryBound(to: [Any.Type].self).pointee
          .append(unsafeBitCast(metadata, to: Any.Type.self))
      }, types)
  }
  return types
}
