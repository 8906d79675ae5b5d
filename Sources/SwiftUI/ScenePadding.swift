public import Maquette

/// A length of the padding of a scene (iOS 15).
public struct ScenePadding: Hashable, Sendable {
  /// The least that a scene's content has.
  public static let minimum = ScenePadding()
}

nonisolated extension View {
  /// Adds the padding of a scene, which on a phone is that of any view.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  /// Adds the padding of a scene, which on a phone is that of any view.
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges)
  }
}
