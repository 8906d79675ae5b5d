// A module of an app's with names that the library has, too, and SwiftUI has not.

/// A weight of the app's own.
public enum FontWeight { case thick }

/// A style of the app's own.
public enum TextStyle { case loud }

/// A preview of the app's own.
public struct Preview {
  /// Creates a preview.
  public init() {}
}

/// A device of the app's own.
public enum Device { case watch }

/// A bar of the app's own.
public struct TabBar {
  /// Creates a bar.
  public init() {}
}
